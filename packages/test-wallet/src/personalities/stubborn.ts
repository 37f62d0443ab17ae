import type { Personality } from '../Personality.ts'

/** Says that it has switched the chain, and has not. Everything else it does. */
export function stubborn(): Personality {
  return {
    name: 'stubborn',
    decide: ({ kind }) =>
      kind === 'switchChain' ? { answer: 'pretend', result: null } : { answer: 'approve' },
  }
}
