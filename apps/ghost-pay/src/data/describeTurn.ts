import type { Said } from '../text/Said.ts'
import type { turnCopy } from './turnCopy.ts'

/**
 * Why a transaction cannot be executed now, by its nonce: an account executes one nonce after another. Undefined when it is
 * its turn.
 *
 * @param nonce of the transaction
 * @param accountNonce the nonce of the account's next execution, from the chain
 */
export function describeTurn(
  nonce: number,
  accountNonce: number,
): Said<typeof turnCopy> | undefined {
  if (nonce < accountNonce) return ['turn.used', { nonce: `${nonce}` }]
  const before = nonce - accountNonce
  if (before === 0) return undefined
  if (before === 1) return ['turn.one', { nonce: `${accountNonce}` }]
  return ['turn.several', { first: `${accountNonce}`, last: `${nonce - 1}` }]
}
