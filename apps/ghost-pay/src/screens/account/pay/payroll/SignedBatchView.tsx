import type { ReactNode } from 'react'

import { CheckIcon, CrossIcon } from '../../../../components/icons.tsx'
import type { BatchOutcome } from './batchOutcome.ts'
import { text } from './payrollEndCopy.ts'

import './SignedBatch.css'

export type SignedBatchViewProps = {
  /** Where it stands; undefined while nobody has said. */
  state: BatchOutcome['state'] | undefined
  said: string
  /** Behind it, in whole sentences. */
  more: string
  /** Who has approved; undefined where it is not known, or does not matter any more. */
  dots?: ReactNode
  acts: ReactNode
  /** What it pays. */
  children?: ReactNode
}

/** A signed batch: dashed while it waits or is under way, solid when the chain has it; below it what it pays. */
export function SignedBatchView(props: SignedBatchViewProps) {
  const { state, said, more, dots, acts, children } = props
  return (
    <>
      <section className="gp-signed-batch" data-state={state} aria-label={text('payrollEnd.card')}>
        {state === 'waits' ? dots : state !== undefined && <StateMark state={state} />}
        <div>
          <h2 role="status">{said}</h2>
          {more !== '' && <p className="gp-small gp-soft">{more}</p>}
        </div>
        <div className="gp-actions">{acts}</div>
      </section>
      {children}
    </>
  )
}

function StateMark({ state }: { state: BatchOutcome['state'] }) {
  return (
    <span className="gp-signed-mark" aria-hidden="true">
      {state === 'over' ? <CrossIcon /> : <CheckIcon />}
    </span>
  )
}
