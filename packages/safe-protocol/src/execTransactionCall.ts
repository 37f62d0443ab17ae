import type { Address, Hex } from 'viem'
import { encodeFunctionData, getAddress } from 'viem/utils'

import { safeAbi } from './abis/safeAbi.ts'
import { InvalidFieldError, InvalidSignatureError } from './errors.ts'
import { isAddressText, isHexBytes } from './hex.ts'
import { safeCallArguments } from './safeCall.ts'
import { type SafeTransactionInput, toSafeTransaction } from './safeTransaction.ts'
import { joinSignatures, type OwnedSignature } from './signature.ts'

/** A call a wallet can send. */
export type ContractCall = { to: Address; data: Hex }

/**
 * The call that executes a transaction of an account. The account counts at least its threshold of signatures; which
 * of them hold is the contract's to say.
 *
 * @param parameters.signatures joined already, or one by one with their owners, in any order
 * @throws InvalidFieldError, InvalidSignatureError
 */
export function execTransactionCall({
  safe,
  transaction,
  signatures,
}: {
  safe: string
  transaction: SafeTransactionInput
  signatures: Hex | readonly OwnedSignature[]
}): ContractCall {
  if (!isAddressText(safe)) {
    throw new InvalidFieldError('safe', safe, 'an address (0x and 40 hex characters)')
  }
  const joined = typeof signatures === 'string' ? signatures : joinSignatures(signatures)
  if (!isHexBytes(joined)) throw new InvalidSignatureError('notHex', joined)
  return {
    to: getAddress(safe),
    data: encodeFunctionData({
      abi: safeAbi,
      functionName: 'execTransaction',
      args: [...safeCallArguments(toSafeTransaction(transaction)), joined],
    }),
  }
}
