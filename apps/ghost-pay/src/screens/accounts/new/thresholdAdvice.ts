import type { Said } from '../../../text/Said.ts'
import type { newAccountCopy } from './newAccountCopy.ts'

/** What a rule means for people who can lose a key or have one stolen. */
export type ThresholdAdvice = {
  /** Absent while owners are missing: there is nothing to judge yet. */
  tone?: 'good' | 'warning'
  said: Said<typeof newAccountCopy>
}

/**
 * Says what a rule means.
 *
 * @param threshold how many must sign
 * @param owners how many are named
 */
export function thresholdAdvice(threshold: number, owners: number): ThresholdAdvice {
  const missing = threshold - owners
  if (missing > 0) return { said: ['newAccount.owner.missing', { count: missing }] }
  if (owners <= 1) return { tone: 'warning', said: ['newAccount.advice.single'] }
  if (threshold === 1) return { tone: 'warning', said: ['newAccount.advice.any'] }
  if (threshold === owners) return { tone: 'warning', said: ['newAccount.advice.all'] }
  if (threshold * 2 <= owners) {
    return { tone: 'warning', said: ['newAccount.advice.minority', { count: threshold }] }
  }
  return { tone: 'good', said: ['newAccount.advice.good', { count: owners - threshold }] }
}
