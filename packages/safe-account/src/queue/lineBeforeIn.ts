import type { LineBefore } from '../rehearsal/readRehearsal.ts'
import type { Proposal } from './proposal.ts'

/** How many of those before it are run: it is said how many. */
const mostRun = 30

/**
 * What comes before a proposal, of the same list. What shares its place with another, and what is not what its hash says, is counted and
 * left out, as its own page does (`useLineBefore`).
 *
 * @param next the account's own nonce, from the chain
 * @returns undefined while something before it is not read
 */
export function lineBeforeIn(
  proposals: readonly Pick<Proposal, 'nonce' | 'check'>[],
  nonce: number,
  next: number,
): LineBefore | undefined {
  const count = Math.max(0, nonce - next)
  const alone = Array.from({ length: Math.min(count, mostRun) }, (_, place) =>
    proposals.filter((one) => one.nonce === next + place),
  ).flatMap((at) => (at.length === 1 ? at : []))
  if (alone.some(({ check }) => check === undefined)) return undefined
  return { count, transactions: alone.flatMap(({ check }) => check?.signable?.transaction ?? []) }
}
