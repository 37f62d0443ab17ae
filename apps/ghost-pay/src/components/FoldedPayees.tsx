import { type ReactNode, useId, useState } from 'react'
import type { LineNote } from '@ghost-pay/payments/memo'

import { useAddressBook } from '../people/useAddressBook.ts'
import { hasFalseWord } from '../transactions/hasFalseWord.ts'
import type { LineWordsParameters } from '../transactions/lineWords.ts'
import { text } from './payeeLinesCopy.ts'

import './FoldedPayees.css'

export type FoldedPayeesProps<Line> = {
  lines: readonly Line[]
  /** Whom a line pays, and what a note says of it; undefined for one that pays nobody. */
  payeeOf: (
    line: Line,
  ) => (Omit<LineWordsParameters, 'addressBook'> & { note: LineNote | undefined }) | undefined
  /** Lines that are never folded away. */
  isMarked?: (line: Line) => boolean
  /** How many are shown before the others are asked for. */
  most?: number
  /** Nothing is folded away, as on paper. */
  isWhole?: boolean
  /** What asks for the others. */
  more?: string
  /** What stands beside that. */
  beside?: ReactNode
  children: (line: Line) => ReactNode
}

/**
 * The payees of a batch, the first of them at once and the others by a press. A line of which the note says what cannot be so is never
 * folded away.
 */
export function FoldedPayees<Line>(props: FoldedPayeesProps<Line>) {
  const { lines, payeeOf, isMarked, most = 6, isWhole = false, more, beside, children } = props
  const { addressBook } = useAddressBook()
  const [isOpen, setOpen] = useState(false)
  const list = useId()
  const first = lines.filter((line, index) => {
    const payee = payeeOf(line)
    return (
      index < most ||
      isMarked?.(line) === true ||
      (payee !== undefined && hasFalseWord(payee.note, { ...payee, addressBook }))
    )
  })
  const count = lines.length - first.length
  return (
    <>
      <ol id={list} className="gp-folded">
        {(isOpen || isWhole ? lines : first).map((line) => (
          <li key={lines.indexOf(line)}>{children(line)}</li>
        ))}
      </ol>
      <div className="gp-folded-acts">
        {count > 0 && (
          <button
            type="button"
            className="gp-quiet-link"
            aria-expanded={isOpen}
            aria-controls={list}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? text('payees.less') : (more ?? text('payees.more', { count }))}
          </button>
        )}
        {beside}
      </div>
    </>
  )
}
