import type { Address, Hash } from 'viem'
import { Link } from 'wouter'
import type { Proposal } from '@ghost-pay/payments/cosign'
import { placeInLine } from '@ghost-pay/safe-account/queue'
import type { KeptProposal } from '@ghost-pay/safe-account/store'
import { viewSignable } from '@ghost-pay/safe-account/view'

import { formatAccountId } from '../../../account/accountId.ts'
import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { chains } from '../../../chains.ts'
import { AccountAvatar } from '../../../components/AccountAvatar.tsx'
import { useNow } from '../../../components/useNow.ts'
import { timeAgo } from '../../../format/timeAgo.ts'
import { useKeptProposals } from '../../../kept/useKeptProposals.ts'
import { useAddressBook } from '../../../people/useAddressBook.ts'
import { cosignPath } from '../../../transactions/cosignPath.ts'
import { text } from './cosignCopy.ts'
import type { ProposalSaid } from './sayProposalProblem.ts'

import './Cosign.css'

export type KeptHereProps = {
  account: SharedAccount
  /** The hashes of those that the page lists by itself. */
  listed?: readonly Hash[] | undefined
}

/** What this browser has of an account's line, for when the gateway is silent. */
export function KeptHere({ account, listed = [] }: KeptHereProps) {
  const open = useKeptProposals(account).filter(
    ({ executed, proposal }) => executed === undefined && !listed.includes(proposal.safeTxHash),
  )
  const nonce = account.onChain?.nonce ?? 0
  return (
    <section className="gp-stack-tight">
      <h2>{text('cosign.kept')}</h2>
      {open.length === 0 ? (
        <p className="gp-soft">{text('cosign.noneWhy')}</p>
      ) : (
        <KeptRows
          kept={open}
          isPassed={({ transaction }) =>
            placeInLine(Number(transaction.nonce), nonce).kind === 'past'
          }
        />
      )}
      <p>
        <Link href="/cosign">{text('cosign.open')}</Link>
      </p>
    </section>
  )
}

type KeptRowsProps = {
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
              <span className="gp-words gp-anywhere">
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
