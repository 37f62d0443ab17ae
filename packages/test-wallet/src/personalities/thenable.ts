import type { Personality } from '../Personality.ts'

/** Has a provider with a `then` that never calls back, so that whoever awaits the provider waits for ever. It does everything. */
export function thenable(): Personality {
  return {
    name: 'thenable',
    properties: { then: () => undefined },
    decide: () => ({ answer: 'approve' }),
  }
}
