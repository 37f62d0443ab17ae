import { type ReactNode, useState } from 'react'
import { splitNote } from '@ghost-pay/payments/memo'

import { PayeeLines } from '../../../../components/PayeeLines.tsx'
import type { BatchOutcome } from './batchOutcome.ts'
import { type payrollEndCopy, text } from './payrollEndCopy.ts'
import { signedParts, type SignedView } from './signedSums.ts'

const foldOf = {
  waits: 'payrollEnd.fold.signed',
  sent: 'payrollEnd.fold.sent',
  paid: 'payrollEnd.fold.paid',
  over: 'payrollEnd.fold.over',
} as const satisfies Record<BatchOutcome['state'], keyof typeof payrollEndCopy>

export type SignedLinesProps = {
  view: SignedView
  /** With what is said of each line. */
  note: string | undefined
  state: BatchOutcome['state']
  /** Stands before the lines. */
  children?: ReactNode
}

/** The lines of a signed batch by its own bytes, folded; they are drawn when they are opened. */
export function SignedLines({ view, note, state, children }: SignedLinesProps) {
  const [isOpen, setOpen] = useState(false)
  const parts = signedParts(view)
  if (parts.length === 0) return null
  return (
    <details
      className="gp-details gp-signed-lines"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <strong>{text('payrollEnd.lines', { count: parts.length })}</strong>
        <span>{text(foldOf[state])}</span>
      </summary>
      {isOpen && (
        <>
          {children}
          <PayeeLines parts={parts} notes={splitNote(note ?? '', parts.length).lines} />
        </>
      )}
    </details>
  )
}
