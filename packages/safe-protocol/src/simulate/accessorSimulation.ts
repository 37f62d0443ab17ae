import type { Hex } from 'viem'
import {
  decodeAbiParameters,
  decodeFunctionResult,
  encodeFunctionData,
  getAddress,
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
 * A question for `eth_call` that every node can answer: what the call of a transaction comes to when the account makes it now. It
 * goes through the account's fallback handler since 1.3.0, and tells neither logs nor balances.
 *
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
      functionName: 'simulate',
      args: [getAddress(accessor), inner],
    }),
  }
}

/**
 * Reads the answer to {@link accessorSimulation}.
 *
 * @param answer what `eth_call` returned
 * @throws whatever viem throws for what is no such answer, as of an account without the fallback handler
 */
export function readAccessorSimulation(answer: Hex): AccessorAnswer {
  const [response] = decodeAbiParameters([{ type: 'bytes' }], answer)
  const [gas, success, returnData] = decodeFunctionResult({
    abi: simulateTxAccessorAbi,
    data: response,
  })
  return { gas, success, returnData }
}
