import { type Address, zeroAddress } from 'viem'
import { Link } from 'wouter'
import type { PolicyFinding } from '@ghost-pay/payments/policy'
import type { KnownToken } from '@ghost-pay/safe-protocol'

import { Notice } from '../../../components/Notice.tsx'
import { plainText } from '../../../format/plainText.ts'
import { splitAmount } from '../../../format/splitAmount.ts'
import type { Said } from '../../../text/Said.ts'
import { useText } from '../../../text/useText.ts'
import { policyCopy } from './policyCopy.ts'

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
  const text = useText(policyCopy)
  if (findings.length === 0) return null
  const isBreach = findings.some(
    ({ rule }) => rule !== 'spentUnknown' && rule !== 'notOnlyPayments',
  )
  const shown = findings.slice(0, mostShown).map((one) => say(one, { tokens, currency, nameOf }))
  return (
    <Notice
      tone={isBreach ? 'stop' : 'warning'}
      title={text(isBreach ? 'policy.breach' : 'policy.careful')}
      action={<Link href={to}>{text('policy.see')}</Link>}
    >
      <ul>
        {shown.map((said, index) => (
          <li key={index}>{text(...said)}</li>
        ))}
      </ul>
    </Notice>
  )
}

/** A payroll can break a policy line by line. */
const mostShown = 10

function say(
  finding: PolicyFinding,
  { tokens, currency, nameOf }: Pick<PolicyFindingsProps, 'tokens' | 'currency' | 'nameOf'>,
): Said<typeof policyCopy> {
  const unitOf = (token: Address) => {
    const known =
      token.toLowerCase() === zeroAddress
        ? currency
        : tokens.find(({ address }) => address.toLowerCase() === token.toLowerCase())
    return {
      name: known === undefined ? token : plainText(known.symbol),
      amount: (value: bigint) => splitAmount(value, known?.decimals ?? 0).whole,
    }
  }
  const named = (address: Address) => nameOf(address) ?? address
  switch (finding.rule) {
    case 'onlyPeople':
      return ['policy.onlyPeople', { to: named(finding.to) }]
    case 'onlyTokens':
      return ['policy.onlyTokens', { token: unitOf(finding.token).name }]
    case 'toAnyone': {
      const { name, amount } = unitOf(finding.token)
      return [
        'policy.toAnyone',
        {
          to: named(finding.to),
          amount: amount(finding.amount),
          token: name,
          limit: amount(finding.limit),
        },
      ]
    }
    case 'perDay':
    case 'perMonth': {
      const { name, amount } = unitOf(finding.token)
      return [
        `policy.${finding.rule}`,
        { amount: amount(finding.amount), token: name, limit: amount(finding.limit) },
      ]
    }
    case 'spentUnknown':
      return ['policy.spentUnknown']
    case 'notOnlyPayments':
      return ['policy.notOnlyPayments']
  }
}
