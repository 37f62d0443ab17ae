import type { Address } from 'viem'
import { Link } from 'wouter'
import type { PolicyFinding } from '@ghost-pay/payments/policy'
import type { KnownToken } from '@ghost-pay/safe-protocol'

import { Notice } from '../../../components/Notice.tsx'
import { text } from './policyCopy.ts'
import { sayFindings } from './sayFindings.ts'

export type PolicyFindingsProps = {
  findings: readonly PolicyFinding[]
  /** By what the chain says. */
  tokens: readonly KnownToken[]
  currency: { symbol: string; decimals: number }
  nameOf: (address: Address) => string | undefined
  /** Where the policy can be read. */
  to: string
}

/** What breaks the policy in red, and what can not be decided with care; nothing when a draft keeps to it. */
export function PolicyFindings({ findings, tokens, currency, nameOf, to }: PolicyFindingsProps) {
  if (findings.length === 0) return null
  const isBreach = findings.some(
    ({ rule }) => rule !== 'spentUnknown' && rule !== 'notOnlyPayments',
  )
  const { shown, more } = sayFindings(findings, { tokens, currency, nameOf })
  return (
    <Notice
      tone={isBreach ? 'stop' : 'warning'}
      title={text(isBreach ? 'policy.breach' : 'policy.warning')}
      action={<Link href={to}>{text('policy.see')}</Link>}
    >
      <ul className="gp-policy-findings">
        {shown.map((one, index) => (
          <li key={index}>{text(...one)}</li>
        ))}
        {more > 0 && <li>{text('policy.more', { count: more })}</li>}
      </ul>
    </Notice>
  )
}
