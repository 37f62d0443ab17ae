import { checkNonce, type TakenNonces } from '@ghost-pay/safe-account/queue'

import { speak, type Spoken } from '../text/Spoken.ts'
import { movedPlaceCopy } from './movedPlaceCopy.ts'

/** Where a new transaction stands after its place is gone, and the sentence that says so. */
export type MovedPlace = {
  nonce: number
  /** `used`: on the chain; `taken`: by one that waits; `gap`: a lower place is free. */
  why: 'used' | 'taken' | 'gap'
  said: Spoken
}

/**
 * The place that a new transaction moves on to (behaviour/payments#nonce): while it is looked at and once more when it is signed,
 * by the same rule.
 *
 * @param nonce where it stands
 * @param line the nonce of the account's next execution, from the chain, and what waits
 * @returns undefined when it can stay
 */
export function movedPlace(
  nonce: number,
  line: { accountNonce: number; taken: TakenNonces },
): MovedPlace | undefined {
  const check = checkNonce(nonce, line)
  if (check.status === 'free') return undefined
  const { status: why, free } = check
  const words = { nonce: `${nonce}`, free: `${free}` }
  return { nonce: free, why, said: speak(movedPlaceCopy, `moved.${why}`, words) }
}
