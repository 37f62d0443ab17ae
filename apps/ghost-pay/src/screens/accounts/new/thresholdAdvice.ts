import type { Said } from '../../../text/Said.ts'
import type { newAccountCopy } from './newAccountCopy.ts'

/** What a rule means for people who can lose a key or have one stolen. */
export type ThresholdAdvice = {
  tone: 'good' | 'careful'
  said: Said<typeof newAccountCopy>
}

/**
 * Says what a rule means.
 *
 * @param threshold how many must sign
 * @param owners how many there are
 */
export function thresholdAdvice(threshold: number, owners: number): ThresholdAdvice {
  if (owners <= 1) return { tone: 'careful', said: ['newAccount.advice.single'] }
  if (threshold === 1) return { tone: 'careful', said: ['newAccount.advice.any'] }
  if (threshold === owners) return { tone: 'careful', said: ['newAccount.advice.all'] }
  if (threshold * 2 <= owners) {
    return { tone: 'careful', said: ['newAccount.advice.minority', { count: threshold }] }
  }
  return { tone: 'good', said: ['newAccount.advice.good', { count: owners - threshold }] }
}
