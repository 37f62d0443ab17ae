import type { Personality } from '../Personality.ts'

/**
 * Reports a disconnect soon after connecting, though its accounts are still there.
 *
 * @param options.code the code of the event; 1013 (“try again later”) unless given, 4900 for a real one
 * @param options.afterMs how soon, in milliseconds; 50 unless given
 */
export function disconnecting({
  code = 1013,
  afterMs = 50,
}: { code?: number | undefined; afterMs?: number | undefined } = {}): Personality {
  return {
    name: 'disconnecting',
    decide: ({ kind }) =>
      kind === 'connect'
        ? {
            answer: 'approve',
            then: [{ event: 'disconnect', code, message: 'Disconnected from the chain.', afterMs }],
          }
        : { answer: 'approve' },
  }
}
