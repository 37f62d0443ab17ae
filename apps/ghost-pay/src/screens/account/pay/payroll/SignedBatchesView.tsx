import type { ReactNode } from 'react'

import { CheckIcon } from '../../../../components/icons.tsx'
import { textOf } from '../../../../text/textOf.ts'
import type { BatchFate } from './batchFate.ts'
import { payrollEndCopy } from './payrollEndCopy.ts'

import './SignedBatches.css'

const text = textOf(payrollEndCopy)

/** A signed batch, as it is shown. */
export type BatchShown = {
  key: string
  /** How many lines it pays. */
  lines: number
  state: BatchFate['state'] | 'unknown'
  said: string
  see: ReactNode
}

/** Signed batches: dashed while they wait, solid when they were paid. */
export function SignedBatchesView({ batches }: { batches: readonly BatchShown[] }) {
  return (
    <ul className="gp-signed-batches">
      {batches.map(({ key, lines, state, said, see }) => (
        <li key={key} data-state={state}>
          {state === 'paid' && <CheckIcon />}
          <div>
            <strong role="status">{said}</strong>
            <span className="gp-small gp-soft">{text('payrollEnd.lines', { count: lines })}</span>
          </div>
          {see}
        </li>
      ))}
    </ul>
  )
}
