import type { Personality } from '../Personality.ts'

/** Responds to a switch of the chain as if it had switched. It approves everything else. */
export function stubborn(): Personality {
  return {
    name: 'stubborn',
    decide: ({ kind }) =>
      kind === 'switchChain' ? { answer: 'respond', result: null } : { answer: 'approve' },
  }
}
