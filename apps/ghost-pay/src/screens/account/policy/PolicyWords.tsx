import type { Address } from 'viem'
import type { SpendPolicy } from '@ghost-pay/payments/policy'

import { AddressBlock } from '../../../components/AddressBlock.tsx'
import type { PolicyUnits } from '../../../data/policy/tokenUnit.ts'
import { text } from './policyPageCopy.ts'
import { sayPolicy } from './sayPolicy.ts'

import './Policy.css'

export type PolicyWordsProps = PolicyUnits & {
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
