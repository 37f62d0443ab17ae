import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import type { PayrollLine } from '@ghost-pay/payments/payroll'
import {
  type AnsweredNote,
  answeredNotes,
  payeeKey,
  type PayrollNote,
  payrollNotes,
} from '@ghost-pay/payments/payroll-check'
import type { PayrollEdits } from '@ghost-pay/payments/payroll-draft'
import type { Alike, AlikeTransaction } from '@ghost-pay/safe-account/history'

import { Button } from '../../../../components/Button.tsx'
import { KeepFocus } from '../../../../components/KeepFocus.tsx'
import { listOf } from '../../../../format/listOf.ts'
import { sayWhen } from './batchOutcome.ts'
import { ComparePayees } from './ComparePayees.tsx'
import { alikeKey, insideKey, type InsideLine, insideLines } from './insideLines.ts'
import { text } from './payrollCopy.ts'
import { Act } from './RowTrouble.tsx'
import type { EditPayroll } from './usePayrollDraft.ts'

import './PayrollNotes.css'

export type PayrollNotesProps = {
  lines: readonly PayrollLine[]
  edits: Pick<PayrollEdits, 'answered' | 'looked'>
  open: OpenNotes
  /** Of the account: where its screens are. */
  path: string
  nameOf: (line: PayrollLine) => string
  onEdit: EditPayroll
  /** Lets the address of a line be typed again. */
  onCorrect: (line: number) => void
}

/** More of them say the same. */
const mostAlike = 2

/** What is to be looked at, and was not said to be meant. */
export type OpenNotes = {
  notes: readonly PayrollNote[]
  /** What paid the same lately, or waits to. */
  alike: readonly AlikeTransaction[]
  /** Lines that were paid by themselves, or wait to be; `key` says that they are meant. */
  inside: { lines: readonly InsideLine[]; key: string }
  count: number
}

/** Finds what is to be looked at, beside what the lines themselves say. */
export function openNotes(
  lines: readonly PayrollLine[],
  { answered }: Pick<PayrollEdits, 'answered'>,
  found: Pick<Alike, 'found' | 'inside'>,
): OpenNotes {
  const notes = payrollNotes(lines)
  const alike = found.found
    // Two batches may be alike to one transaction.
    .filter(({ id }, index, all) => all.findIndex((one) => one.id === id) === index)
    .slice(0, mostAlike)
    .filter((one) => !answered.includes(alikeKey(one)))
  const key = insideKey(found.inside)
  const inside = { lines: answered.includes(key) ? [] : insideLines(found.inside, lines), key }
  return {
    notes,
    alike,
    inside,
    count: notes.length + alike.length + Math.min(1, inside.lines.length),
  }
}

/** What should be looked at once: a line for each kind, whatever the number of payees; below it what was answered. */
export function PayrollNotes(props: PayrollNotesProps) {
  const { open, path, nameOf, onEdit } = props
  const { notes, alike, inside } = open
  const answer = (...keys: readonly string[]) =>
    onEdit((kept) => ({ answered: [...new Set([...kept.answered, ...keys])] }))
  return (
    <KeepFocus label={text('note.list')}>
      {open.count > 0 && (
        <ul className="gp-payroll-notes">
          {notes.map((note) => (
            <OneNote
              key={`${note.kind} ${note.lines[0]}`}
              note={note}
              {...props}
              onAnswer={answer}
            />
          ))}
          {alike.map((one) => (
            <Note
              key={one.id}
              title={sayAlike(one)}
              more={one.kind === 'same' ? '.' : text('note.much.more', { count: one.count })}
            >
              <Link className="gp-quiet-link" href={`${path}/tx/${one.id}`}>
                {text('note.see')}
              </Link>
              <Act onPress={() => answer(alikeKey(one))}>{text('note.meant')}</Act>
            </Note>
          ))}
          {inside.lines.length > 0 && (
            <InsideNote
              lines={inside.lines}
              path={path}
              nameOf={nameOf}
              onMeant={() => answer(inside.key)}
            />
          )}
        </ul>
      )}
      <Answered {...props} />
    </KeepFocus>
  )
}

/** So many of them are named. */
const mostInside = 6

const sayInside = ({ at, place, line: { line } }: InsideLine, name: string): string =>
  at === undefined
    ? place === undefined
      ? text('note.inside.waits', { name, line })
      : text('note.inside.waitsAt', { name, line, place: String(place) })
    : text('note.inside.left', { name, line, when: sayWhen(at, Date.now()) })

type InsideNoteProps = {
  lines: readonly InsideLine[]
  path: string
  nameOf: (line: PayrollLine) => string
  onMeant: () => void
}

/** One line for all that was paid by itself, each with the way to it. */
function InsideNote({ lines, path, nameOf, onMeant }: InsideNoteProps) {
  const count = lines.length
  return (
    <Note
      title={text('note.inside', { count })}
      more={
        <ul className="gp-payroll-inside">
          {lines.slice(0, mostInside).map((one) => (
            <li key={one.line.line}>
              {sayInside(one, nameOf(one.line))}{' '}
              <Link href={`${path}/tx/${one.id}`}>{text('note.see')}</Link>
            </li>
          ))}
          {count > mostInside && <li>{text('note.inside.more', { count: count - mostInside })}</li>}
        </ul>
      }
    >
      <Act onPress={onMeant}>{text('note.meant')}</Act>
    </Note>
  )
}

function Note({ title, more, children }: { title: string; more: ReactNode; children: ReactNode }) {
  return (
    <li>
      <i className="gp-payroll-mark" data-state="look" aria-hidden="true" />
      <span>
        <strong>{title}</strong>
        {more}
      </span>
      <span className="gp-payroll-acts">{children}</span>
    </li>
  )
}

type OneNoteProps = PayrollNotesProps & {
  note: PayrollNote
  onAnswer: (...keys: readonly string[]) => void
}

function OneNote({ note, lines, nameOf, onEdit, onCorrect, onAnswer }: OneNoteProps) {
  const [isComparing, setComparing] = useState(false)
  const count = note.lines.length
  const said = { count, lines: listOf(note.lines.map(String), 'and') }
  switch (note.kind) {
    case 'new':
      return (
        <Note
          title={text(note.isWhole ? 'note.new' : 'note.unseen', { count, all: note.all })}
          more={text('note.new.more')}
        >
          <Act onPress={() => setComparing(true)}>{text('note.compare')}</Act>
          {isComparing && (
            <ComparePayees
              payees={lines
                .filter(({ line }) => note.lines.includes(line))
                .flatMap((line) =>
                  line.address === undefined
                    ? []
                    : [
                        {
                          key: payeeKey(line),
                          line: line.line,
                          name: nameOf(line),
                          address: line.address,
                        },
                      ],
                )}
              onCompared={(compared) =>
                onEdit((kept) => ({ looked: [...new Set([...kept.looked, ...compared])] }))
              }
              onClosed={() => setComparing(false)}
            />
          )}
        </Note>
      )
    case 'twoNames': {
      const [line = 0, other = 0] = note.lines
      const [first = '', second = ''] = note.names
      return (
        <Note
          title={text('note.twoNames')}
          more={text('note.twoNames.more', { first, line, second, other })}
        >
          <Act onPress={() => onAnswer(...note.keys)}>{text('note.bothRight')}</Act>
          <Act onPress={() => onCorrect(Math.max(line, other))}>{text('note.correctOne')}</Act>
        </Note>
      )
    }
    case 'duplicate':
      return (
        <Note title={text('note.duplicate', said)} more={text('note.duplicate.more', said)}>
          <Act onPress={() => onAnswer(...note.keys)}>{text('note.keepThem', said)}</Act>
          <Act onPress={() => onEdit((kept) => ({ dropped: [...kept.dropped, ...note.lines] }))}>
            {text('note.dropThem', said)}
          </Act>
        </Note>
      )
    case 'nameOfOther':
    case 'addressInText':
      return (
        <Note title={text(`note.${note.kind}`)} more={text(`note.${note.kind}.more`, said)}>
          <Act onPress={() => onAnswer(...note.keys)}>{text('note.meant')}</Act>
        </Note>
      )
  }
}

function sayAlike({ kind, at, place }: AlikeTransaction): string {
  if (at === undefined) {
    const waits = kind === 'same' ? 'note.sameWaits' : 'note.muchWaits'
    return place === undefined ? text(waits) : text(`${waits}At`, { place: String(place) })
  }
  const when = sayWhen(at, Date.now())
  return text(kind === 'same' ? 'note.samePaid' : 'note.much', { when })
}

/** What was compared and said to be meant, softly, each with the way back. */
function Answered({ lines, edits, onEdit }: PayrollNotesProps) {
  const answers = answeredNotes(edits.answered, lines)
  const compared = lines.filter((line) => edits.looked.includes(payeeKey(line))).length
  if (answers.length === 0 && compared === 0) return null
  return (
    <ul className="gp-soft gp-small">
      {compared > 0 && (
        <Said
          said={text('note.compared', { count: compared })}
          onUndo={() => onEdit({ looked: [] })}
        />
      )}
      {answers.map((one) => (
        <Said
          key={one.key}
          said={sayAnswer(one)}
          onUndo={() =>
            onEdit((kept) => ({ answered: kept.answered.filter((key) => key !== one.key) }))
          }
        />
      ))}
    </ul>
  )
}

function Said({ said, onUndo }: { said: string; onUndo: () => void }) {
  return (
    <li>
      {said}{' '}
      <Button look="text" onPress={onUndo}>
        {text('note.undo')}
      </Button>
    </li>
  )
}

function sayAnswer({ kind, names }: AnsweredNote): string {
  const [first = '', second = ''] = names.map((name) => name || text('note.noName'))
  if (kind === 'alike' || kind === 'inside') return text(`note.said.${kind}`)
  return kind === 'twoNames'
    ? text('note.said.twoNames', { first, second })
    : text(`note.said.${kind}`, { first })
}
