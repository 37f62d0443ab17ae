import type { Address } from 'viem'
import { Link } from 'wouter'
import type { PolicyFinding } from '@ghost-pay/payments/policy'
import type { SignableTransaction } from '@ghost-pay/safe-account'
import type { KnownToken } from '@ghost-pay/safe-protocol'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { Notice } from '../../../components/Notice.tsx'
import { isGatewayHere } from '../../../gateway/place.ts'
import { useAddressBook } from '../../../people/useAddressBook.ts'
import { text } from './policyCopy.ts'
import { policySaid, sayFindings } from './policySaid.ts'
import { useHeldAgainst, useSpendPolicy } from './useSpendPolicy.ts'

import './ReviewView.css'

export type PolicyNoticeProps = {
  account: SharedAccount
  signable: SignableTransaction
  tokens: readonly KnownToken[]
  /** It goes from owner to owner: only what this browser has found before is looked at. */
  isUnasked?: boolean
}

/** Holds what is about to be signed against the policy that the owners signed (behaviour/policy#rules). */
export function PolicyNotice({ account, signable, tokens, isUnasked = false }: PolicyNoticeProps) {
  const { nameOf } = useAddressBook()
  const { found, isError } = useSpendPolicy(account, isUnasked)
  const isOwnersOnly = isUnasked || isGatewayHere
  const said = policySaid({ found, isError, isUnasked: isOwnersOnly })
  const { findings, isAdding } = useHeldAgainst(account, found, signable, isOwnersOnly)
  return (
    <>
      {said !== undefined && <p className="gp-soft gp-small">{text(...said)}</p>}
      {isAdding && <p className="gp-soft gp-small">{text('policy.adding')}</p>}
      <PolicyFindings
        findings={findings}
        tokens={tokens}
        currency={account.chain.nativeCurrency}
        nameOf={nameOf}
        to={`${account.path}/settings/policy`}
      />
    </>
  )
}

type PolicyFindingsProps = {
  findings: readonly PolicyFinding[]
  tokens: readonly KnownToken[]
  currency: { symbol: string; decimals: number }
  nameOf: (address: Address) => string | undefined
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
      <ul className="gp-policy-findings gp-ruled">
        {shown.map((one, index) => (
          <li key={index}>{text(...one)}</li>
        ))}
        {more > 0 && <li>{text('policy.more', { count: more })}</li>}
      </ul>
    </Notice>
  )
}
