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
  /** Who has signed; undefined where it is not known, or does not matter any more. */
  dots?: ReactNode
  /** Behind how many lines it pays. */
  more?: string | undefined
  see: ReactNode
}

/** Signed batches: dashed while they wait, solid when they were paid. */
export function SignedBatchesView({ batches }: { batches: readonly BatchShown[] }) {
  return (
    <ul className="gp-signed-batches">
      {batches.map(({ key, lines, state, said, dots, more, see }) => (
        <li key={key} data-state={state}>
          {state === 'paid' ? (
            <span className="gp-signed-tick">
              <CheckIcon />
            </span>
          ) : (
            dots
          )}
          <div>
            <strong role="status">{said}</strong>
            <span className="gp-small gp-soft">
              {text('payrollEnd.lines', { count: lines })}
              {more !== undefined && ` · ${more}`}
            </span>
          </div>
          <span className="gp-actions">{see}</span>
        </li>
      ))}
    </ul>
  )
}
