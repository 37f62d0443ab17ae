import type { Personality } from '../Personality.ts'

/**
 * Refuses everything, as a person does who presses Reject.
 *
 * @param options.code the error code; 4001, “user rejected”, unless given
 * @param options.message the error's words
 */
export function rejecting({
  code = 4001,
  message = 'User rejected the request.',
}: { code?: number | undefined; message?: string | undefined } = {}): Personality {
  return { name: 'rejecting', decide: () => ({ answer: 'refuse', code, message }) }
}
