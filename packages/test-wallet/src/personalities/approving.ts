import type { Personality } from '../Personality.ts'

/** Does everything it is asked. */
export function approving(): Personality {
  return { name: 'approving', decide: () => ({ answer: 'approve' }) }
}
