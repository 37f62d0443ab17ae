import type { QueueRow, Transaction } from '@ghost-pay/gateway-client'

import { ButtonLink } from '../../../components/Button.tsx'
import { Empty } from '../../../components/Empty.tsx'
import { TransactionRow } from '../../../components/TransactionRow.tsx'
import { Unread } from '../../../components/Unread.tsx'
import type { QueuedCheck } from '../../../data/checkQueued.ts'
import { knownAddresses, ownersOf } from '../../../data/knownAddresses.ts'
import { countUnread } from '../../../data/queueCounts.ts'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { transactionPath } from '../../../data/transactionPath.ts'
import { useAddressBook } from '../../../data/useAddressBook.ts'
import { nonceLine } from './nonceLine.ts'

import './QueueView.css'

export type QueueViewProps = {
  account: SharedAccount
  rows: readonly QueueRow[]
  /** What the signatures themselves say, by the transaction's id. */
  checks?: ReadonlyMap<string, QueuedCheck> | undefined
}

/** The queue as a line of nonces: what is next, what follows, where nonces are free, what excludes each other. */
export function QueueView({ account, rows, checks }: QueueViewProps) {
  const { addressBook } = useAddressBook()
  const steps = nonceLine(rows, account.info?.nonce)
  const unread = countUnread(rows)
  if (steps.length === 0 && unread === 0) {
    return (
      <Empty
        title="Nothing waits"
        action={<ButtonLink to={`${account.path}/pay`}>Prepare a payment</ButtonLink>}
      >
        A payment stands here from its first signature until it is on the chain.
      </Empty>
    )
  }
  const row = (transaction: Transaction) => (
    <TransactionRow
      key={transaction.id}
      hideNonce
      transaction={transaction}
      currency={account.chain.nativeCurrency}
      to={transactionPath(account.path, transaction)}
      viewer={account.viewer}
      owners={ownersOf(account)}
      known={knownAddresses(account, addressBook)}
      threshold={account.onChain?.threshold}
      accountNonce={account.onChain?.nonce}
      queued={checks?.get(transaction.id)}
    />
  )
  return (
    <>
      <Unread count={unread} />
      <ol className="gp-nonce-line">
        {steps.map((step) => {
          if (step.kind === 'gap') {
            return (
              <li key={`gap-${step.from}`} className="gp-nonce" data-kind="gap">
                <span className="gp-nonce-number gp-figure">
                  {step.from === step.to ? step.from : `${step.from}–${step.to}`}
                </span>
                <p className="gp-soft">{gapSentence(step.from, step.to, unread)}</p>
              </li>
            )
          }
          const { nonce, transactions, position } = step
          return (
            <li
              key={nonce}
              className="gp-nonce"
              data-kind={transactions.length > 1 ? 'fork' : 'single'}
              data-position={position}
            >
              <span className="gp-nonce-number gp-figure">{nonce}</span>
              <div className="gp-nonce-rows">
                {position === 'next' && <h2 className="gp-nonce-label">Next</h2>}
                {transactions.length > 1 && (
                  <p className="gp-soft gp-small">
                    These share a nonce. When one is executed, the others are cancelled.
                  </p>
                )}
                {transactions.map(row)}
              </div>
            </li>
          )
        })}
      </ol>
    </>
  )
}

/** A hole in the line blocks what stands behind it. What cannot be read may stand in it. */
function gapSentence(from: number, to: number, unread: number): string {
  const nothing = unread === 0 ? 'Nothing' : 'Nothing that can be read'
  return from === to
    ? `${nothing} waits at nonce ${from}. What follows can be executed once it is used.`
    : `${nothing} waits at nonces ${from} to ${to}. What follows can be executed once they are used.`
}
