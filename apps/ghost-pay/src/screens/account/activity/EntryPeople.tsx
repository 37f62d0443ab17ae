import { useId, useState } from 'react'
import { Link } from 'wouter'

import { AccountAvatar } from '../../../components/AccountAvatar.tsx'
import { Amount } from '../../../components/Amount.tsx'
import { Mark } from '../../../components/Mark.tsx'
import { NoteMark } from '../../../components/NoteMark.tsx'
import { Row } from '../../../components/Row.tsx'
import { lineNoteCopy } from '../../../data/lineNoteCopy.ts'
import type { LineNote } from '../../../data/lineNotes.ts'
import { payeeLine } from '../../../data/payeeLine.ts'
import { useAddressBook } from '../../../data/useAddressBook.ts'
import { shortAddress } from '../../../format/shortAddress.ts'
import { textOf } from '../../../text/textOf.ts'
import { activityCopy } from './activityCopy.ts'
import type { EntryPart } from './activityEntry.ts'
import { entryCopy } from './entryCopy.ts'

import '../../../components/Button.css'
import './EntryPeople.css'

const text = textOf(activityCopy)
const sayEntry = textOf(entryCopy)
const sayNote = textOf(lineNoteCopy)

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
            <Person part={part} note={notes[index]} />
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

function Person({ part, note }: { part: EntryPart; note: LineNote | undefined }) {
  const { addressBook } = useAddressBook()
  const { to, amount, fingerprint: reference } = part
  const { name, memo, further } = payeeLine(note, { to, reference, addressBook })
  const marks = further.filter(({ isFalse }) => isFalse)
  return (
    <Row
      icon={<AccountAvatar address={to} size={32} />}
      title={
        <>
          <bdi>{name?.words ?? shortAddress(to)}</bdi>
          {name?.isNoted === true && <NoteMark />}
        </>
      }
      detail={memo && <bdi>{memo.words}</bdi>}
      figure={<Amount {...amount} value={-amount.value} />}
      marks={
        marks.length === 0
          ? undefined
          : marks.map(({ said }) => (
              <Mark key={said[0]} tone="stop">
                <bdi>{sayNote(...said)}</bdi>
              </Mark>
            ))
      }
    />
  )
}
