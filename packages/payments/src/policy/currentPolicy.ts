import type { Hex } from 'viem'

import type { SpendPolicy } from './policy.ts'

/** A policy, and the hash of the message by which the account signed it. */
export type SignedPolicy = { policy: SpendPolicy; messageHash: Hex }

/**
 * Finds the policy that is in force, among those that enough owners have signed (behaviour/policy#latest): the latest one that no
 * other policy replaces. Of two policies with the same time the one with the greater hash counts, so that every reader finds the
 * same one.
 *
 * @param signed only policies of one account whose signatures hold, with the threshold reached
 */
export function currentPolicy(signed: readonly SignedPolicy[]): SignedPolicy | undefined {
  const replaced = new Set(
    signed
      // Nothing takes the place of itself or of something later.
      .filter(({ policy, messageHash }) =>
        signed.some(
          (other) =>
            other.messageHash === policy.replaces &&
            other.messageHash !== messageHash &&
            momentOf(other) <= momentOf({ policy }),
        ),
      )
      .map(({ policy }) => policy.replaces),
  )
  return signed
    .filter(({ messageHash }) => !replaced.has(messageHash))
    .reduce<SignedPolicy | undefined>(
      (best, one) => (best === undefined || isLater(one, best) ? one : best),
      undefined,
    )
}

const isLater = (a: SignedPolicy, b: SignedPolicy): boolean =>
  momentOf(a) > momentOf(b) || (momentOf(a) === momentOf(b) && a.messageHash > b.messageHash)

/** From here on a count of seconds would be in the year 5138: it is one of milliseconds. */
const firstMilliseconds = 100_000_000_000n

/** When a policy was issued, in seconds: one that counts in milliseconds is not later than all that follow it (behaviour/policy#latest). */
const momentOf = ({ policy: { issuedAt } }: Pick<SignedPolicy, 'policy'>): bigint =>
  issuedAt < firstMilliseconds ? issuedAt : issuedAt / 1000n
