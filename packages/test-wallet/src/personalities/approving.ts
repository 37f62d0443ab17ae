import type { Personality } from '../Personality.ts'

/** Approves everything. */
export function approving(): Personality {
  return { name: 'approving', decide: () => ({ answer: 'approve' }) }
}
