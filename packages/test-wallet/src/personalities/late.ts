import type { Personality } from '../Personality.ts'
import { checkOptions, oneOf } from './checkOptions.ts'

/**
 * Answers with `control.release()`, for example after the page has given up. Until then every request stays pending.
 *
 * @param options.answer the answer; `approve` unless given
 */
export function late(options: { answer?: 'approve' | 'reject' | undefined } = {}): Personality {
  const { answer = 'approve' } = checkOptions('late', options, {
    answer: oneOf('approve', 'reject'),
  })
  return {
    name: 'late',
    decide: () =>
      answer === 'approve'
        ? { answer, until: 'released' }
        : { answer, code: 4001, message: 'User rejected the request.', until: 'released' },
  }
}
