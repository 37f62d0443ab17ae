import { useId, useState } from 'react'
import { Link } from 'wouter'
import type { LineNote } from '@ghost-pay/payments/memo'

import { PayeeRow } from '../../../components/PayeeRow.tsx'
import { hasFalseWord } from '../../../data/hasFalseWord.ts'
import { useAddressBook } from '../../../data/useAddressBook.ts'
import { textOf } from '../../../text/textOf.ts'
import { activityCopy } from './activityCopy.ts'
import type { EntryPart } from './activityEntry.ts'

import '../../../components/Button.css'
import './EntryPeople.css'

const text = textOf(activityCopy)

/** How many are shown before the others are asked for. */
const mostShown = 6

export type EntryPeopleProps = {
  id: string
  parts: readonly EntryPart[]
  /** What its note says of each; empty where it says nothing of them. */
  notes: readonly LineNote[]
  /** The way to the receipt. */
  to: string | undefined
}

/**
 * Whom a batch has paid, the first of them at once, and the way to its receipt. A line of which the note says what cannot be so is never
 * folded away.
 */
export function EntryPeople({ id, parts, notes, to }: EntryPeopleProps) {
  const [isWhole, setWhole] = useState(false)
  const list = useId()
  const { addressBook } = useAddressBook()
  const lines = parts.map((part, index) => ({ part, note: notes[index] }))
  const first = lines.filter(
    ({ part: { to, fingerprint: reference }, note }, index) =>
      index < mostShown || hasFalseWord(note, { to, reference, addressBook }),
  )
  const hidden = lines.length - first.length
  return (
    <div id={id} className="gp-unfold">
      <ul id={list}>
        {(isWhole ? lines : first).map(({ part, note }) => (
          <li key={parts.indexOf(part)}>
            <PayeeRow
              to={part.to}
              reference={part.fingerprint}
              amount={{ ...part.amount, value: -part.amount.value }}
              note={note}
            />
          </li>
        ))}
      </ul>
      <div className="gp-unfold-acts">
        {hidden > 0 && (
          <button
            type="button"
            className="gp-quiet-link"
            aria-expanded={isWhole}
            aria-controls={list}
            onClick={() => {
              setWhole(!isWhole)
            }}
          >
            {isWhole ? text('activity.less') : text('activity.more', { count: hidden })}
          </button>
        )}
        {to !== undefined && <Link href={to}>{text('activity.row.receipt')}</Link>}
      </div>
    </div>
  )
}
