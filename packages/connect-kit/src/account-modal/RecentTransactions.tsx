'use client'

import { useChains, useConnection } from 'wagmi'
import { getExplorerUrl } from '@ghost-pay/chains/explorer'

import { useOwnId } from '../context/useOwnId.ts'
import { useText } from '../context/useText.ts'
import * as limits from '../limits.ts'
import { idOf, type RecentTransaction } from '../transactions/recentTransactions.ts'
import { useClearRecentTransactions } from '../transactions/useClearRecentTransactions.ts'
import { useRecentTransactions } from '../transactions/useRecentTransactions.ts'
import { OutsideIcon } from '../ui/icons.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { markOf, stateInWords, StatusMark } from '../ui/StatusMark.tsx'

/** The transactions that the host added, for the connected account on its chain. */
export function RecentTransactions() {
  const transactions = useRecentTransactions()
  const clear = useClearRecentTransactions()
  const { address, chainId } = useConnection()
  const chain = useChains().find(({ id }) => id === chainId)
  return (
    <RecentTransactionsView
      transactions={transactions.slice(0, limits.transactionsShown)}
      explorerUrl={chain && address && getExplorerUrl({ chain, type: 'address', value: address })}
      transactionUrl={(hash) => chain && getExplorerUrl({ chain, type: 'tx', value: hash })}
      dispatch={clear}
    />
  )
}

/** What a visitor does with them, as the view reports it. */
export type TransactionsPress = { type: 'clearPressed' }

export type RecentTransactionsViewProps = {
  /** The latest ones, already cut to 3. */
  transactions: readonly RecentTransaction[]
  /** The account's page at the chain's explorer, if the chain has one. */
  explorerUrl?: string | undefined
  /** A transaction's page there. */
  transactionUrl?: ((hash: string) => string | undefined) | undefined
  dispatch: (press: TransactionsPress) => void
}

/** The latest transactions of the account (behaviour/account-modal#recent). */
export function RecentTransactionsView(props: RecentTransactionsViewProps) {
  const { transactions, explorerUrl, transactionUrl, dispatch } = props
  const text = useText()
  const headingId = useOwnId()
  return (
    <section className="ck-recent" aria-labelledby={headingId}>
      {transactions.length === 0 ? (
        <h3 className="ck-soft ck-recent-empty" id={headingId}>
          {text('account.empty')}
        </h3>
      ) : (
        <>
          <div className="ck-recent-head">
            <h3 id={headingId}>{text('account.recent')}</h3>
            <button
              type="button"
              className="ck-text-button"
              onClick={() => dispatch({ type: 'clearPressed' })}
            >
              {text('account.clearAll')}
            </button>
          </div>
          <ul>
            {transactions.map((transaction) => (
              <TransactionRow
                key={idOf(transaction)}
                transaction={transaction}
                href={transaction.hash && transactionUrl?.(transaction.hash)}
              />
            ))}
          </ul>
        </>
      )}
      {explorerUrl && (
        <LinkButton href={explorerUrl} label={text('account.viewMore')} icon={<OutsideIcon />} />
      )}
    </section>
  )
}

type TransactionRowProps = { transaction: RecentTransaction; href: string | undefined }

function TransactionRow({ transaction, href }: TransactionRowProps) {
  const text = useText()
  const mark = markOf(transaction)
  const row = (
    <>
      <StatusMark mark={mark} />
      <span className="ck-transaction-words">
        {/* The host’s words, whichever way those of the page go. */}
        <span className="ck-transaction-name" dir="auto">
          {transaction.description}
        </span>
        <span className="ck-transaction-status" data-status={mark}>
          <span>{stateInWords(transaction, text)}</span>
        </span>
      </span>
      {href && (
        <>
          <span className="ck-unseen">{text('link.opensNewTab', { label: '' })}</span>
          <OutsideIcon />
        </>
      )}
    </>
  )
  return (
    <li>
      {href ? (
        <a className="ck-row ck-transaction" href={href} target="_blank" rel="noopener noreferrer">
          {row}
        </a>
      ) : (
        <div className="ck-row ck-transaction">{row}</div>
      )}
    </li>
  )
}
