import { Link } from 'wouter'
import type { LineNote } from '@ghost-pay/payments/memo'

import { FoldedPayees } from '../../../components/FoldedPayees.tsx'
import { PayeeRow } from '../../../components/PayeeRow.tsx'
import { text } from './activityCopy.ts'
import type { EntryPart } from './activityEntry.ts'

import './EntryPeople.css'

export type EntryPeopleProps = {
  id: string
  parts: readonly EntryPart[]
  /** What its note says of each; empty where it says nothing of them. */
  notes: readonly LineNote[]
  /** The way to the receipt. */
  to: string | undefined
}

/** Whom a batch has paid, the first of them at once, and the way to its receipt. */
export function EntryPeople({ id, parts, notes, to }: EntryPeopleProps) {
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
        beside={to !== undefined && <Link href={to}>{text('activity.row.receipt')}</Link>}
      >
        {(line) => <PayeeRow {...line} />}
      </FoldedPayees>
    </div>
  )
}
