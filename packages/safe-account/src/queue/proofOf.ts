import type { Proposal } from './proposal.ts'

/** What can be said of all proposals at once. */
export type Proof =
  /** Each gives its own hash, is what the gateway says, and every signature is its owner's. */
  | { status: 'whole'; count: number }
  /** Some were not checked: the chain or the gateway has not answered, or there are more than are shown. */
  | { status: 'part'; checked: number; count: number }
  /** Something does not hold. */
  | { status: 'broken'; stopped: number }

/**
 * Says of all proposals what was checked of them (behaviour/payments#inbox-proof).
 *
 * @param unread entries that are not among the proposals: they cannot be read, or stand on a later page
 */
export function proofOf(
  proposals: readonly Pick<Proposal, 'check' | 'contradictions' | 'isStopped'>[],
  unread: number,
): Proof {
  const stopped = proposals.filter(({ isStopped }) => isStopped).length
  if (stopped > 0) return { status: 'broken', stopped }
  const holds = proposals.filter(
    ({ check, contradictions }) => check?.signable !== undefined && contradictions.length === 0,
  ).length
  const count = proposals.length + unread
  return holds === count ? { status: 'whole', count } : { status: 'part', checked: holds, count }
}
