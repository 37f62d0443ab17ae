import { memo } from 'react'
import type { Address } from 'viem'

import { AccountAvatar } from '../../../components/AccountAvatar.tsx'
import { Amount } from '../../../components/Amount.tsx'
import { Contradictions } from '../../../components/Contradictions.tsx'
import { Imitation } from '../../../components/Imitation.tsx'
import { Mark } from '../../../components/Mark.tsx'
import { Row } from '../../../components/Row.tsx'
import { TransactionIcon } from '../../../components/TransactionIcon.tsx'
import { noteOfRow } from '../../../data/noteOfRow.ts'
import type { RowCheck } from '../../../data/RowCheck.ts'
import { viewTransaction } from '../../../data/transactionView.ts'
import { useAddressBook } from '../../../data/useAddressBook.ts'
import { dayAndTime } from '../../../format/dayAndTime.ts'
import { fullTime } from '../../../format/fullTime.ts'
import { shortAddress } from '../../../format/shortAddress.ts'
import { textOf } from '../../../text/textOf.ts'
import { type ActivityEntry, entrySentences, entryTitle } from './activityEntry.ts'
import { totalsOf } from './activityLines.ts'
import { entryCopy } from './entryCopy.ts'

const text = textOf(entryCopy)
const sayEntry = textOf(entrySentences)

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
}

/**
 * One thing that happened: who, what for, when, how much, and what the chain says of it. A list that moves leaves those that it
 * shows as they are.
 */
export const EntryRow = memo(function EntryRow(props: EntryRowProps) {
  const { entry, to, currency, check, imitated, now } = props
  const { nameOf } = useAddressBook()
  const { transaction, counterparty, amount, kind } = entry
  const { txStatus, timestamp } = transaction
  const note = noteOfRow(transaction).head
  const named = (address: Address) => nameOf(address) ?? shortAddress(address)
  return (
    <Row
      to={to}
      void={txStatus === 'CANCELLED' || txStatus === 'FAILED'}
      icon={
        counterparty !== undefined && amount !== undefined ? (
          <AccountAvatar address={counterparty} size={32} />
        ) : (
          <TransactionIcon kind={viewTransaction(transaction.txInfo, currency).kind} />
        )
      }
      title={sayEntry(...entryTitle(entry, named))}
      detail={
        <>
          <time dateTime={new Date(timestamp).toISOString()} title={fullTime(timestamp)}>
            {dayAndTime(timestamp, now)}
          </time>
          {kind === 'module' && ` · ${text('activity.row.module')}`}
          {note !== '' && ` · ${text('activity.row.note', { note })}`}
          {check?.status !== 'confirmed' && ` · ${text('activity.row.claimed')}`}
        </>
      }
      figure={<Figure entry={entry} />}
      marks={
        txStatus === 'FAILED' ||
        txStatus === 'CANCELLED' ||
        check?.status === 'contradicted' ||
        imitated !== undefined ? (
          <>
            {txStatus === 'FAILED' && <Mark tone="stop">{text('activity.row.failed')}</Mark>}
            {txStatus === 'CANCELLED' && (
              <Mark tone="warning">{text('activity.row.cancelled')}</Mark>
            )}
            {check?.status === 'contradicted' && <Contradictions all={[check.sentence]} />}
            {imitated !== undefined && counterparty !== undefined && (
              <Imitation address={counterparty} of={imitated} />
            )}
          </>
        ) : undefined
      }
    />
  )
})

/** How much it moved; of a batch the sum of each token, as the month has it. */
function Figure({ entry }: { entry: ActivityEntry }) {
  const { amount, kind, parts, transaction } = entry
  const hasHappened = transaction.txStatus === 'SUCCESS'
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
