import type { Personality } from '../Personality.ts'

/** Agrees to connect, and has no account to show: it answers an empty list. */
export function accountless(): Personality {
  return {
    name: 'accountless',
    decide: ({ kind }) =>
      kind === 'connect' ? { answer: 'respond', result: [] } : { answer: 'approve' },
  }
}
