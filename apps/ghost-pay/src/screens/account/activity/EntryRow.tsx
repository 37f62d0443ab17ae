import { memo, useId, useState } from 'react'
import type { Address } from 'viem'
import { Link } from 'wouter'
import type { LineNote } from '@ghost-pay/payments/memo'
import type { RowCheck } from '@ghost-pay/safe-account/checks'
import { cleanSymbol } from '@ghost-pay/safe-account/tokens'
import { viewTransaction } from '@ghost-pay/safe-account/view'

import { AccountAvatar } from '../../../components/AccountAvatar.tsx'
import { GroupedAddress } from '../../../components/AddressBlock.tsx'
import { Amount } from '../../../components/Amount.tsx'
import { Contradictions } from '../../../components/Contradictions.tsx'
import { FoldedPayees } from '../../../components/FoldedPayees.tsx'
import { PeopleIcon } from '../../../components/icons.tsx'
import { text as sayLookAlike } from '../../../components/lookAlikeCopy.ts'
import { Mark } from '../../../components/Mark.tsx'
import { PayeeRow } from '../../../components/PayeeRow.tsx'
import { Row } from '../../../components/Row.tsx'
import { TransactionIcon } from '../../../components/TransactionIcon.tsx'
import { dayAndTime } from '../../../format/dayAndTime.ts'
import { fullTime } from '../../../format/fullTime.ts'
import { splitAmount } from '../../../format/splitAmount.ts'
import { useAddressBook } from '../../../people/useAddressBook.ts'
import { withNodes } from '../../../text/withNodes.tsx'
import { noteOfRow } from '../../../transactions/noteOfRow.ts'
import { text } from './activityCopy.ts'
import {
  type ActivityEntry,
  type EntryPart,
  entryTitle,
  text as sayEntry,
} from './activityEntry.ts'
import { totalsOf } from './activityLines.ts'

export type EntryRowProps = {
  entry: ActivityEntry
  /** Where it is shown whole. */
  to: string | undefined
  currency: { symbol: string; decimals: number }
  /** Whether the chain says the same. */
  check: RowCheck | undefined
  /** The known address that the other party can be taken for, and is not. */
  imitated: Address | undefined
  /** Milliseconds since 1970. */
  now: number
  /** What it moved, in money. */
  worth?: string | undefined
}

/**
 * One thing that happened: who, what for, when, how much, and what the chain says of it. A list that moves leaves those that it
 * shows as they are.
 */
export const EntryRow = memo(function EntryRow(props: EntryRowProps) {
  const { entry, to, currency, check, imitated, now, worth } = props
  const { label } = useAddressBook()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { transaction, counterparty, amount, kind, parts } = entry
  const { txStatus, timestamp } = transaction
  const { head: note, lines: notes } = noteOfRow(transaction)
  const title = entryTitle(entry, label)
  const isNothing = txStatus === 'FAILED' || txStatus === 'CANCELLED'
  const isPaid = paidKeys.has(title[0])
  const isTitled = titledKeys.has(title[0]) && !isNothing
  const row = (
    <Row
      to={to}
      unfolds={
        isPaid && parts !== undefined && !isNothing
          ? {
              id,
              isOpen,
              onPress: () => setOpen(!isOpen),
            }
          : undefined
      }
      icon={
        isNothing ? (
          <span className="gp-row-stopped gp-ring gp-ring-ghost" data-status={txStatus}>
            <TransactionIcon kind="rejection" />
          </span>
        ) : counterparty !== undefined && amount !== undefined ? (
          <AccountAvatar address={counterparty} size={32} />
        ) : isPaid ? (
          <PeopleIcon />
        ) : (
          <TransactionIcon kind={viewTransaction(transaction.txInfo, currency).kind} />
        )
      }
      title={
        isNothing
          ? text(txStatus === 'FAILED' ? 'activity.row.failed' : 'activity.row.cancelled')
          : sayEntry(...title)
      }
      detail={
        <>
          {isNothing && `${sayEntry(...attempted(entry, label))} · `}
          <time dateTime={new Date(timestamp).toISOString()} title={fullTime(timestamp)}>
            {dayAndTime(timestamp, now)}
          </time>
          {kind === 'module' && ` · ${text('activity.row.module')}`}
          {note !== '' && !isTitled && ` · ${text('activity.row.note', { note })}`}
          {check?.status !== 'confirmed' && ` · ${text('activity.row.claimed')}`}
        </>
      }
      figure={<Figure entry={entry} />}
      figureDetail={worth}
      marks={
        check?.status === 'contradicted' || imitated !== undefined ? (
          <>
            {check?.status === 'contradicted' && <Contradictions all={[check.contradiction]} />}
            {imitated !== undefined && counterparty !== undefined && (
              <Imitation address={counterparty} of={imitated} />
            )}
          </>
        ) : undefined
      }
    />
  )
  return isOpen && parts !== undefined ? (
    <>
      {row}
      <EntryPeople id={id} parts={parts} notes={notes} to={to} />
    </>
  ) : (
    row
  )
})

/** Those that have the note in them. */
const titledKeys: ReadonlySet<string> = new Set(['activity.row.payroll', 'activity.row.payrollOne'])

/** The sentences of a batch that has paid people and did nothing else. */
const paidKeys: ReadonlySet<string> = new Set([
  'activity.row.paidMany',
  'activity.row.paidOne',
  ...titledKeys,
])

/** What did not happen: of a payment with its amount, which stands in no column. */
function attempted(entry: ActivityEntry, named: (address: Address) => string) {
  const { amount, counterparty, kind } = entry
  if (kind !== 'out' || amount?.value === undefined || counterparty === undefined) {
    return entryTitle(entry, named)
  }
  const { whole } = splitAmount(amount.value, amount.decimals)
  const symbol = cleanSymbol(amount.symbol)
  return ['activity.row.attempt', { amount: whole, symbol, name: named(counterparty) }] as const
}

/** How much it moved; of a batch the sum of each token, as the month has it; words where it moved nothing. */
function Figure({ entry }: { entry: ActivityEntry }) {
  const { amount, kind, parts, transaction } = entry
  const { txStatus, txInfo } = transaction
  if (txStatus === 'FAILED' || txStatus === 'CANCELLED') {
    return <span className="gp-soft gp-small">{text('activity.row.nothing')}</span>
  }
  if (txInfo.type === 'Custom' && txInfo.isCancellation) {
    return <span className="gp-soft gp-small">{text('activity.row.noMoney')}</span>
  }
  const hasHappened = txStatus === 'SUCCESS'
  if (amount !== undefined) {
    const { value } = amount
    const isOut = kind === 'out' && hasHappened && value !== undefined
    return <Amount {...amount} value={isOut ? -value : value} incoming={kind === 'in'} />
  }
  if (parts === undefined || !hasHappened) return undefined
  return totalsOf([entry]).map(({ key, symbol, decimals, out }) => (
    <Amount key={key} symbol={symbol} decimals={decimals} value={-out} />
  ))
}

type EntryPeopleProps = {
  id: string
  parts: readonly EntryPart[]
  /** What its note says of each; empty where it says nothing of them. */
  notes: readonly LineNote[]
  /** The way to the receipt. */
  to: string | undefined
}

/** Whom a batch has paid, the first of them at once, and the way to its receipt. */
function EntryPeople({ id, parts, notes, to }: EntryPeopleProps) {
  return (
    <div id={id} className="gp-unfold">
      <FoldedPayees
        lines={parts.map((part, index) => ({
          to: part.to,
          reference: part.fingerprint,
          amount: { ...part.amount, value: -part.amount.value },
          note: notes[index],
        }))}
        payeeOf={(line) => line}
        beside={
          to !== undefined && (
            <Link href={to} className="gp-quiet-link">
              {text('activity.row.receipt')}
            </Link>
          )
        }
      >
        {(line) => <PayeeRow {...line} />}
      </FoldedPayees>
    </div>
  )
}

type ImitationProps = {
  address: Address
  /** The known one that it can be taken for. */
  of: Address
}

/** Says of an address that it looks like another one, and shows all of it. */
function Imitation({ address, of }: ImitationProps) {
  const { nameOf } = useAddressBook()
  return (
    <Mark tone="stop">
      {withNodes(sayLookAlike, ['lookAlike.mark'], {
        known: nameOf(of) ?? <GroupedAddress address={of} />,
        address: <GroupedAddress address={address} />,
      })}
    </Mark>
  )
}
