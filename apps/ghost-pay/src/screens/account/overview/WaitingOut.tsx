import type { Transaction } from '@ghost-pay/gateway-client'
import type { PromisedLine, PromisedMoney } from '@ghost-pay/safe-account/money'
import { inOwnUnits, viewTransaction } from '@ghost-pay/safe-account/view'
import type { KnownToken } from '@ghost-pay/safe-protocol'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { AccountAvatar } from '../../../components/AccountAvatar.tsx'
import { Amount } from '../../../components/Amount.tsx'
import { PeopleIcon } from '../../../components/icons.tsx'
import { Row } from '../../../components/Row.tsx'
import { TransactionIcon } from '../../../components/TransactionIcon.tsx'
import { money } from '../../../money/currency.ts'
import { useAddressBook } from '../../../people/useAddressBook.ts'
import { noteOfRow } from '../../../transactions/noteOfRow.ts'
import { transactionPath } from '../../../transactions/transactionPath.ts'
import { actionWords, text as sayAction } from '../queue/actionWords.ts'
import { text } from './homeCopy.ts'
import type { PaidInCard } from './needs.ts'

import './OverviewView.css'

export type WaitingOutProps = {
  account: Pick<SharedAccount, 'path' | 'chain'>
  promised: PromisedMoney
  /** In which units amounts are told. */
  tokens: readonly KnownToken[]
  /** More waits than was read. */
  hasMore?: boolean | undefined
  /** What a batch that pays people would pay. */
  paidOf: (transaction: Transaction) => PaidInCard | undefined
}

/** What would leave the account, in order, and all of it in money: the figure that the bar has hatched. */
export function WaitingOut({ promised: { lines, total }, hasMore, ...line }: WaitingOutProps) {
  if (lines.length === 0) return null
  const isCapped = lines.reduce((sum, { worth = 0 }) => sum + worth, 0) - total > 0.005
  const unpriced = lines.filter(({ isUnpriced }) => isUnpriced).length
  return (
    <section className="gp-stack-tight">
      <div className="gp-title-row">
        <h2>{text('home.waitingOut')}</h2>
        <span className="gp-soft gp-small">{text('home.waitingOut.order')}</span>
      </div>
      <ul className="gp-list">
        {lines.map((one) => (
          <li key={one.transaction.id}>
            <Line {...one} {...line} />
          </li>
        ))}
      </ul>
      {total > 0 && (
        <p className="gp-waiting-all gp-apart">
          <b>{text(hasMore === true ? 'home.waitingOut.these' : 'home.waitingOut.all')}</b>
          <b className="gp-figure">{money(total)}</b>
        </p>
      )}
      {unpriced > 0 && (
        <p className="gp-soft gp-small">{text('home.waitingOut.unpriced', { count: unpriced })}</p>
      )}
      {isCapped && <p className="gp-soft gp-small">{text('home.waitingOut.capped')}</p>}
    </section>
  )
}

function Line(props: PromisedLine & Omit<WaitingOutProps, 'promised' | 'hasMore'>) {
  const { transaction, worth, isUnpriced, isFork, account, paidOf, tokens } = props
  const { label } = useAddressBook()
  const { executionInfo, txInfo } = transaction
  const paid = paidOf(transaction)
  const view = viewTransaction(txInfo, account.chain.nativeCurrency)
  const to = view.counterparty
  const note = noteOfRow(transaction).head
  const place = executionInfo?.type === 'MULTISIG' ? executionInfo.nonce : undefined
  const { title } = actionWords(
    paid !== undefined
      ? { kind: 'batch', count: paid.count, people: paid.people }
      : to !== undefined
        ? { kind: 'pay', to }
        : { kind: 'unknown' },
    { isFork, nonce: place ?? 0, note, nameOf: label },
  )
  const sums = paid?.sums ?? (view.amount === undefined ? [] : [inOwnUnits(view.amount, tokens)])
  return (
    <Row
      to={transactionPath(account.path, transaction)}
      icon={
        paid !== undefined ? (
          <PeopleIcon />
        ) : to === undefined ? (
          <TransactionIcon kind={view.kind} />
        ) : (
          <AccountAvatar address={to} size={32} />
        )
      }
      title={<bdi>{sayAction(...title)}</bdi>}
      detail={[
        ...(paid === undefined && note !== '' ? [note] : []),
        ...(place === undefined ? [] : [text('home.waitingOut.place', { nonce: String(place) })]),
        ...(isFork ? [text('home.waitingOut.fork')] : []),
      ].join(' · ')}
      figure={sums.map((sum) => (
        <Amount
          key={`${sum.token ?? ''} ${sum.symbol}`}
          {...sum}
          value={sum.value === undefined ? undefined : -absolute(sum.value)}
        />
      ))}
      figureDetail={
        worth === undefined
          ? text('home.waitingOut.noPrice')
          : isUnpriced
            ? text('home.waitingOut.partPrice', { worth: money(worth) })
            : money(worth)
      }
    />
  )
}

const absolute = (value: bigint): bigint => (value < 0n ? -value : value)
