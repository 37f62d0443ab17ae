import type { Personality } from '../Personality.ts'
import { checkOptions, oneOf } from './checkOptions.ts'

/**
 * Answers when it is told to, with `control.release()`: a person who comes back to the wallet after the page has given up. Until
 * then every request stays open.
 *
 * @param options.answer what it answers then; `approve` unless given
 */
export function late(options: { answer?: 'approve' | 'refuse' | undefined } = {}): Personality {
  const { answer = 'approve' } = checkOptions('late', options, {
    answer: oneOf('approve', 'refuse'),
  })
  return {
    name: 'late',
    decide: () =>
      answer === 'approve'
        ? { answer, until: 'released' }
        : { answer, code: 4001, message: 'User rejected the request.', until: 'released' },
  }
}
