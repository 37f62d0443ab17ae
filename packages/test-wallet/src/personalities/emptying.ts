import type { Personality } from '../Personality.ts'
import { checkOptions, duration } from './checkOptions.ts'

/**
 * Takes its accounts back soon after connecting: `accountsChanged` with an empty list.
 *
 * @param options.afterMs how soon, in milliseconds; 50 unless given
 */
export function emptying(options: { afterMs?: number | undefined } = {}): Personality {
  const { afterMs = 50 } = checkOptions('emptying', options, { afterMs: duration })
  return {
    name: 'emptying',
    decide: ({ kind }) =>
      kind === 'connect'
        ? { answer: 'approve', followUps: [{ event: 'accountsEmptied', afterMs }] }
        : { answer: 'approve' },
  }
}
