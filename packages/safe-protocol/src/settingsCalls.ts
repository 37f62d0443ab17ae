import { InvalidFieldError } from './errors.ts'
import { addressWord, isHashText } from './hex.ts'
import { callOf, type MetaTransaction } from './metaTransaction.ts'
import { zeroAddress } from './safeTransaction.ts'
import { selectors } from './selectors.ts'

/**
 * Sets the guard that is asked before and after every transaction, from version 1.3.0. A guard that refuses
 * everything locks the account.
 *
 * @param parameters.guard `null` removes it
 * @throws InvalidFieldError
 */
export function setGuardCall({
  safe,
  guard,
}: {
  safe: string
  guard: string | null
}): MetaTransaction {
  return callOf(safe, selectors['setGuard(address)'], addressWord('guard', guard ?? zeroAddress))
}

/**
 * Sets the contract that answers calls the account does not know itself, EIP-1271 among them.
 *
 * @param parameters.handler `null` removes it
 * @throws InvalidFieldError
 */
export function setFallbackHandlerCall({
  safe,
  handler,
}: {
  safe: string
  handler: string | null
}): MetaTransaction {
  return callOf(
    safe,
    selectors['setFallbackHandler(address)'],
    addressWord('handler', handler ?? zeroAddress),
  )
}

/**
 * Approves a hash on the chain, sent by an owner from its own address: `v = 1` then counts as its signature.
 *
 * @param parameters.safe the account whose owner approves
 * @param parameters.hash `safeTxHash` or `safeMessageHash`
 * @throws InvalidFieldError
 */
export function approveHashCall({ safe, hash }: { safe: string; hash: string }): MetaTransaction {
  if (!isHashText(hash)) throw new InvalidFieldError('hash', hash, '32 bytes as hex text')
  return callOf(safe, selectors['approveHash(bytes32)'], hash.slice(2))
}
