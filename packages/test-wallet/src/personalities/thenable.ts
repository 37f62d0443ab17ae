import type { Personality } from '../Personality.ts'

/** Has a provider with a `then` that never calls back, so that `await provider` never ends. It approves everything. */
export function thenable(): Personality {
  return {
    name: 'thenable',
    properties: { then: () => undefined },
    decide: () => ({ answer: 'approve' }),
  }
}
