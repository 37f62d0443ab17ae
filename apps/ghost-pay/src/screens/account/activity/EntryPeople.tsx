import { useId, useState } from 'react'
import { Link } from 'wouter'

import { PayeeRow } from '../../../components/PayeeRow.tsx'
import type { LineNote } from '../../../data/lineNotes.ts'
import { textOf } from '../../../text/textOf.ts'
import { activityCopy } from './activityCopy.ts'
import type { EntryPart } from './activityEntry.ts'
import { entryCopy } from './entryCopy.ts'

import '../../../components/Button.css'
import './EntryPeople.css'

const text = textOf(activityCopy)
const sayEntry = textOf(entryCopy)

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

/** Whom a batch has paid, the first of them at once, and the way to its receipt. */
export function EntryPeople({ id, parts, notes, to }: EntryPeopleProps) {
  const [isWhole, setWhole] = useState(false)
  const list = useId()
  const hidden = parts.length - mostShown
  return (
    <div id={id} className="gp-unfold">
      <ul id={list}>
        {parts.slice(0, isWhole ? undefined : mostShown).map((part, index) => (
          <li key={index}>
            <PayeeRow
              to={part.to}
              reference={part.fingerprint}
              amount={{ ...part.amount, value: -part.amount.value }}
              note={notes[index]}
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
        {to !== undefined && <Link href={to}>{sayEntry('activity.row.receipt')}</Link>}
      </div>
    </div>
  )
}
