import type { Hex } from 'viem'
import {
  decodeFunctionResult,
  encodeFunctionData,
  getAddress,
  hexToBigInt,
  size,
  slice,
} from 'viem/utils'

import { safeAbi } from '../abis/safeAbi.ts'
import { simulateTxAccessorAbi } from '../abis/simulateTxAccessorAbi.ts'
import { InvalidFieldError } from '../errors.ts'
import type { ContractCall } from '../execTransactionCall.ts'
import { isAddressText } from '../hex.ts'
import { type SafeTransactionInput, toSafeTransaction } from '../safeTransaction.ts'

/** What a transaction's call would come to. */
export type AccessorAnswer = {
  success: boolean
  /** Gas of the call alone. */
  gas: bigint
  /** What the call returns, or the reason why it fails. */
  returnData: Hex
}

/**
 * A question for `eth_call` that every node can answer: what the call of a transaction comes to when the account makes it now. The
 * account's own code answers since 1.3.0, whatever fallback handler it has, by reverting: {@link findRevertData} and
 * {@link readAccessorSimulation} read that. It tells neither logs nor balances.
 *
 * @param parameters.transaction its nonce, gas and refund do not matter
 * @param parameters.accessor SimulateTxAccessor of the account's chain
 * @throws InvalidFieldError
 */
export function accessorSimulation({
  safe,
  accessor,
  transaction,
}: {
  safe: string
  accessor: string
  transaction: SafeTransactionInput
}): ContractCall {
  if (!isAddressText(safe)) {
    throw new InvalidFieldError('safe', safe, 'an address (0x and 40 hex characters)')
  }
  if (!isAddressText(accessor)) {
    throw new InvalidFieldError('accessor', accessor, 'an address (0x and 40 hex characters)')
  }
  const { to, value, data, operation } = toSafeTransaction(transaction)
  const inner = encodeFunctionData({
    abi: simulateTxAccessorAbi,
    args: [to, value, data, operation],
  })
  return {
    to: getAddress(safe),
    data: encodeFunctionData({
      abi: safeAbi,
      functionName: 'simulateAndRevert',
      args: [getAddress(accessor), inner],
    }),
  }
}

/**
 * The data with which a call was reverted, out of what a client of a node threw. Nodes put it in different depths of their error.
 *
 * @param error as thrown by `eth_call`
 * @returns undefined where the error is none of a revert, or the node says no data
 */
export function findRevertData(error: unknown): Hex | undefined {
  for (let cause = error; isHolder(cause); cause = cause.cause) {
    const data = isHolder(cause.data) ? cause.data.data : cause.data
    if (typeof data === 'string' && /^0x[\da-f]*$/i.test(data)) return data as Hex // as just read
  }
  return undefined
}

const isHolder = (value: unknown): value is { data?: unknown; cause?: unknown } =>
  typeof value === 'object' && value !== null

/**
 * Reads the answer to {@link accessorSimulation}: success, length and what the accessor returned.
 *
 * @param reverted the data with which the account reverted
 * @throws InvalidFieldError for what is no such answer, as of an account before 1.3.0
 */
export function readAccessorSimulation(reverted: Hex): AccessorAnswer {
  try {
    // `simulateAndRevert` writes two words and what was returned, without the offset of an ABI's `bytes`.
    if (size(reverted) >= 64 && hexToBigInt(slice(reverted, 0, 32)) === 1n) {
      const [gas, success, returnData] = decodeFunctionResult({
        abi: simulateTxAccessorAbi,
        data: slice(reverted, 64),
      })
      return { gas, success, returnData }
    }
  } catch {
    // Said below.
  }
  throw new InvalidFieldError(
    'reverted',
    reverted,
    'the answer of a simulation by SimulateTxAccessor',
  )
}
