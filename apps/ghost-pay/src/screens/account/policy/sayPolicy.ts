import type { SpendPolicy } from '@ghost-pay/payments/policy'

import { type PolicyUnits, tokenUnit } from '../../../data/policy/tokenUnit.ts'
import type { Said } from '../../../text/Said.ts'
import type { policyPageCopy } from './policyPageCopy.ts'

/** Puts the rules of a policy into words, in the order in which they matter (behaviour/policy#rules). */
export function sayPolicy(
  { people, onlyPeople, onlyTokens, limits }: SpendPolicy,
  units: PolicyUnits,
): Said<typeof policyPageCopy>[] {
  const said: Said<typeof policyPageCopy>[] = [
    [onlyPeople ? 'policyPage.onlyPeople' : 'policyPage.anybody'],
  ]
  for (const { token, toAnyone, perDay, perMonth } of limits) {
    const { name, amount } = tokenUnit(token, units)
    // Where nobody else is paid, what others get at most says nothing.
    const most = onlyPeople ? null : toAnyone
    if (most !== null) {
      const key = people.length === 0 ? 'policyPage.toEach' : 'policyPage.toAnyone'
      said.push([key, { limit: amount(most), token: name }])
    }
    if (perDay !== null) said.push(['policyPage.perDay', { limit: amount(perDay), token: name }])
    if (perMonth !== null) {
      said.push(['policyPage.perMonth', { limit: amount(perMonth), token: name }])
    }
    if (most === null && perDay === null && perMonth === null) {
      said.push(['policyPage.unlimited', { token: name }])
    }
  }
  return onlyTokens ? [...said, ['policyPage.onlyTokens']] : said
}
