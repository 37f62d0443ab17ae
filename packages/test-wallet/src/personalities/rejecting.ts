import type { Personality } from '../Personality.ts'
import { checkOptions, errorCode, text } from './checkOptions.ts'

/**
 * Rejects everything, as a user who presses Reject.
 *
 * @param options.code the error code; 4001, “user rejected”, unless given
 * @param options.message the error's message
 */
export function rejecting(
  options: { code?: number | undefined; message?: string | undefined } = {},
): Personality {
  const { code = 4001, message = 'User rejected the request.' } = checkOptions(
    'rejecting',
    options,
    { code: errorCode, message: text },
  )
  return { name: 'rejecting', decide: () => ({ answer: 'reject', code, message }) }
}
