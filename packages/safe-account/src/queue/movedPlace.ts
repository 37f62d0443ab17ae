import { checkNonce, type TakenNonces } from './nonces.ts'

/** Where a new transaction stands after its place is gone. */
export type MovedPlace = {
  /** The place that it had. */
  from: number
  /** The place that is free. */
  nonce: number
  /** `used`: on the chain; `taken`: by one that waits; `gap`: a lower place is free. */
  why: 'used' | 'taken' | 'gap'
}

/**
 * The place that a new transaction moves on to (behaviour/payments#nonce): while it is looked at and once more when it is signed,
 * by the same rule.
 *
 * @param from where it stands
 * @param line the nonce of the account's next execution, from the chain, and what waits
 * @returns undefined when it can stay
 */
export function movedPlace(
  from: number,
  line: { accountNonce: number; taken: TakenNonces },
): MovedPlace | undefined {
  const check = checkNonce(from, line)
  return check.status === 'free' ? undefined : { from, nonce: check.free, why: check.status }
}
