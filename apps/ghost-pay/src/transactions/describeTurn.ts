import { placeInLine } from '@ghost-pay/safe-account/queue'

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
  const place = placeInLine(nonce, accountNonce)
  if (place.kind === 'past') return ['turn.used', { nonce: `${nonce}` }]
  if (place.kind === 'next') return undefined
  const { first, last } = place
  return first === last
    ? ['turn.one', { nonce: `${first}` }]
    : ['turn.several', { first: `${first}`, last: `${last}` }]
}
