import type { Personality } from '../Personality.ts'

/**
 * Takes its accounts back soon after connecting: `accountsChanged` with an empty list.
 *
 * @param options.afterMs how soon, in milliseconds; 50 unless given
 */
export function emptying({ afterMs = 50 }: { afterMs?: number | undefined } = {}): Personality {
  return {
    name: 'emptying',
    decide: ({ kind }) =>
      kind === 'connect'
        ? { answer: 'approve', then: [{ event: 'accountsEmptied', afterMs }] }
        : { answer: 'approve' },
  }
}
