import type { Address } from 'viem'
import { Link } from 'wouter'
import type { Proposal } from '@ghost-pay/payments/cosign'
import type { KeptProposal } from '@ghost-pay/safe-account/store'
import { viewSignable } from '@ghost-pay/safe-account/view'

import { chains } from '../../../chains.ts'
import { AccountAvatar } from '../../../components/AccountAvatar.tsx'
import { useNow } from '../../../components/useNow.ts'
import { formatAccountId } from '../../../data/accountId.ts'
import { cosignPath } from '../../../data/cosignPath.ts'
import { useAddressBook } from '../../../data/useAddressBook.ts'
import { timeAgo } from '../../../format/timeAgo.ts'
import { text } from './cosignCopy.ts'
import type { ProposalSaid } from './sayProposalProblem.ts'

import './Cosign.css'

export type KeptRowsProps = {
  kept: readonly KeptProposal[]
  /** Whether the account has gone past its place, as far as that is known. */
  isPassed?: ((proposal: Proposal) => boolean) | undefined
}

/** The payments that go round, the newest first; each with its account. */
export function KeptRows({ kept, isPassed = () => false }: KeptRowsProps) {
  const now = useNow(60_000)
  const { label } = useAddressBook()
  return (
    <ul className="gp-list">
      {[...kept].reverse().map(({ proposal, changed, executed }) => {
        const { chainId, safe, transaction, signatures, safeTxHash } = proposal
        const path = `/a/${formatAccountId({ chainId, address: safe }, chains)}`
        return (
          <li key={`${chainId}${safe}${safeTxHash}`}>
            <Link href={cosignPath({ path }, safeTxHash)} className="gp-cosign-row">
              <AccountAvatar address={safe} size={32} shape="account" />
              <span>
                <b>{text(...titleOf(proposal, label))}</b>
                <span className="gp-soft gp-small">
                  {text('cosign.row', {
                    account: label(safe),
                    nonce: String(transaction.nonce),
                    when: timeAgo(Math.min(changed, now - 1000), now),
                  })}
                </span>
              </span>
              <span className="gp-small" data-solid={executed !== undefined}>
                {executed !== undefined
                  ? text('cosign.executed')
                  : isPassed(proposal)
                    ? text('cosign.passed')
                    : text('cosign.signatures', { count: signatures.length })}
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

/** What it is about, without an amount: nobody was asked about its token. */
function titleOf(proposal: Proposal, label: (address: Address) => string): ProposalSaid {
  const { kind, counterparty, parts } = viewSignable(proposal, {
    currency: { symbol: '', decimals: 18 },
    tokens: [],
    nameOf: () => undefined,
  })
  if (kind === 'sent' && counterparty !== undefined) {
    return ['cosign.title.payment', { name: label(counterparty) }]
  }
  if (parts.length > 0) return ['cosign.title.batch', { count: parts.length }]
  if (kind === 'rejection')
    return ['cosign.title.rejection', { nonce: String(proposal.transaction.nonce) }]
  return [kind === 'settings' ? 'cosign.title.settings' : 'cosign.title.call']
}
