import type { Address } from 'viem'
import type { SpendPolicy } from '@ghost-pay/payments/policy'

import { AddressBlock } from '../../../components/AddressBlock.tsx'
import { type PolicyUnits, tokenUnit } from '../../../money/tokenUnit.ts'
import type { Said } from '../../../text/Said.ts'
import { type policyPageCopy, text } from './policyPageCopy.ts'

import './Policy.css'

type PolicyWordsProps = PolicyUnits & {
  policy: SpendPolicy
  nameOf: (address: Address) => string | undefined
}

/** A policy in words: its rules, and whom it names, with whole addresses. */
export function PolicyWords({ policy, nameOf, ...units }: PolicyWordsProps) {
  return (
    <>
      <section className="gp-stack-tight">
        <h2>{text('policyPage.rules')}</h2>
        <ul className="gp-list gp-policy-rules">
          {sayPolicy(policy, units).map((said, index) => (
            <li key={index}>{text(...said)}</li>
          ))}
        </ul>
      </section>
      <section className="gp-stack-tight">
        <h2>{text('policyPage.people')}</h2>
        {policy.people.length === 0 && <p className="gp-soft">{text('policyPage.nobody')}</p>}
        <ul className="gp-list gp-policy-rules">
          {policy.people.map((address) => (
            <li key={address}>
              <AddressBlock
                address={address}
                name={nameOf(address) ?? text('policyPage.unnamed')}
              />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

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
