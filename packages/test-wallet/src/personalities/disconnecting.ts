import type { Personality } from '../Personality.ts'
import { checkOptions, duration, errorCode } from './checkOptions.ts'

/**
 * Reports a disconnect soon after connecting, though its accounts are still there.
 *
 * @param options.code the code of the event; 1013 (“try again later”) unless given, 4900 for a real one
 * @param options.afterMs how soon, in milliseconds; 50 unless given
 */
export function disconnecting(
  options: { code?: number | undefined; afterMs?: number | undefined } = {},
): Personality {
  const { code = 1013, afterMs = 50 } = checkOptions('disconnecting', options, {
    code: errorCode,
    afterMs: duration,
  })
  return {
    name: 'disconnecting',
    decide: ({ kind }) =>
      kind === 'connect'
        ? {
            answer: 'approve',
            followUps: [
              { event: 'disconnect', code, message: 'Disconnected from the chain.', afterMs },
            ],
          }
        : { answer: 'approve' },
  }
}
