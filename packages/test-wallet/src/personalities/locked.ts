import type { Personality } from '../Personality.ts'

/** Locked from the start: answers -32002 until `control.unlock()`, and approves from then on. */
export function locked(): Personality {
  return { name: 'locked', startsLocked: true, decide: () => ({ answer: 'approve' }) }
}
