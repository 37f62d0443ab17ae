import type { Hex } from 'viem'

import type { SpendPolicy } from './policy.ts'

/** A policy, and the hash of the message by which the account signed it. */
export type SignedPolicy = { policy: SpendPolicy; messageHash: Hex }

/**
 * Which policy holds, of those that enough owners have signed (behaviour/policy#latest): the latest that no other one takes the
 * place of. Of two of one moment the greater hash, so that every reader finds the same.
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
            other.policy.issuedAt <= policy.issuedAt,
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
  a.policy.issuedAt > b.policy.issuedAt ||
  (a.policy.issuedAt === b.policy.issuedAt && a.messageHash > b.messageHash)
