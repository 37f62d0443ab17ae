import type { Hex } from 'viem'
import { getAddress } from 'viem/utils'

import { addressWord } from './hex.ts'
import { bytesArgument, type MetaTransaction } from './metaTransaction.ts'
import { messageDigest, type SafeMessage } from './safeMessageHash.ts'
import { type SafeTransaction, toSafeTransaction } from './safeTransaction.ts'
import { selectors } from './selectors.ts'
import type { NumberInput } from './uint.ts'

/**
 * The transaction that takes another's place: empty, to the account itself, with the same nonce.
 *
 * @throws InvalidFieldError
 */
export function rejectionTransaction({
  safe,
  nonce,
}: {
  safe: string
  nonce: NumberInput
}): SafeTransaction {
  return toSafeTransaction({ to: safe, nonce })
}

/**
 * Signs a message on the chain: afterwards `isValidSignature` accepts the empty signature `0x` for it.
 *
 * @param parameters.signMessageLib `getOfficialContract({ name: 'SignMessageLib', … }).address`; it is run by delegatecall
 * @throws InvalidFieldError
 */
export function signMessageTransaction({
  signMessageLib,
  message,
}: {
  signMessageLib: string
  message: SafeMessage
}): MetaTransaction {
  addressWord('signMessageLib', signMessageLib)
  const data: Hex = `${selectors['signMessage(bytes)']}${bytesArgument(messageDigest(message))}`
  return { to: getAddress(signMessageLib), value: 0n, data, operation: 1 }
}
