import { type LineNote, splitNote } from '@ghost-pay/payments/memo'
import type { MovedAmount, PartView } from '@ghost-pay/safe-account/view'

import { useAddressBook } from '../people/useAddressBook.ts'
import { text as sayNote } from '../transactions/lineNoteCopy.ts'
import { AddressBlock } from './AddressBlock.tsx'
import { Amount } from './Amount.tsx'
import { text } from './batchPartsCopy.ts'
import { NoteWords } from './NoteWords.tsx'

import './BatchParts.css'

export type BatchPartsProps = {
  parts: readonly PartView[]
  /** What all of them pay together. */
  totals: readonly MovedAmount[]
  /** What the note that came with it says; its words about lines stand beside them. */
  note?: string | undefined
}

/** A batch, line by line: what each part pays and to which address, or what it does; and the total. */
export function BatchParts({ parts, totals, note = '' }: BatchPartsProps) {
  const { lines } = splitNote(note, parts.length)
  return (
    <section className="gp-stack-tight">
      <h2>{text('parts.count', { count: parts.length })}</h2>
      {totals.length > 0 && (
        <p className="gp-abreast gp-soft">
          {text('parts.total')}{' '}
          {totals.map((amount) => (
            <Amount key={`${amount.token ?? ''} ${amount.symbol}`} {...amount} exact />
          ))}
        </p>
      )}
      {lines.length > 0 && <p className="gp-soft gp-small">{sayNote('lineNote.all')}</p>}
      <Parts parts={parts} notes={lines} />
    </section>
  )
}

type PartsProps = Pick<BatchPartsProps, 'parts'> & { notes?: readonly LineNote[] }

function Parts({ parts, notes = [] }: PartsProps) {
  return (
    <ol className="gp-parts">
      {parts.map((part, index) => (
        <li key={index}>
          <Part part={part} note={notes[index]} />
        </li>
      ))}
    </ol>
  )
}

type PartProps = { part: PartView; note: LineNote | undefined }

function Part({ part: { payment, sentence, parts, reference }, note }: PartProps) {
  const { nameOf } = useAddressBook()
  if (payment !== undefined) {
    return (
      <div className="gp-part">
        <Amount {...payment.amount} exact />
        <AddressBlock address={payment.to} name={nameOf(payment.to)} />
        <span className="gp-visually-hidden">{sentence}</span>
        {note !== undefined && (
          <div className="gp-part-note">
            <NoteWords note={note} to={payment.to} reference={reference} />
          </div>
        )}
      </div>
    )
  }
  return (
    <>
      <p>{sentence}</p>
      {parts.length > 0 && <Parts parts={parts} />}
    </>
  )
}
