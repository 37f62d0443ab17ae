import type { LineState } from '@ghost-pay/payments/payroll-check'

import { Source } from '../../../../components/Source.tsx'
import { groupedNumber } from '../../../../format/groupedNumber.ts'
import { text } from './payrollCopy.ts'
import type { LineRehearsals } from './useLineRehearsals.ts'

export type RehearsalGridProps = Pick<LineRehearsals, 'block' | 'isUnable'> & {
  /** Of each line, in order. */
  states: readonly LineState[]
}

/** A field of one cell for each line: outlined until it was rehearsed, solid when the payment arrives. */
export function RehearsalGrid({ states, block, isUnable }: RehearsalGridProps) {
  const count = (...wanted: readonly LineState[]) =>
    states.filter((state) => wanted.includes(state)).length
  const waits = count('waits', 'running')
  const total = states.length
  const arrives = count('arrives', 'look')
  return (
    <div className="gp-grid-of-lines gp-soft gp-small">
      <div
        className="gp-grid-of-lines-field"
        role="img"
        aria-label={text('payroll.grid', { total, arrives, waits, stop: count('stop', 'fails') })}
      >
        {states.map((state, index) => (
          <i key={index} data-state={state === 'fails' ? 'stop' : state} />
        ))}
      </div>
      {isUnable ? (
        <span>{text('payroll.rehearsal.none')}</span>
      ) : (
        <span>
          <strong>
            {waits > 0
              ? text('payroll.rehearsing', { done: total - waits, total })
              : text('payroll.rehearsed', { count: arrives, total })}
          </strong>{' '}
          {text('payroll.rehearsal.nothing')}
        </span>
      )}
      {block !== undefined && (
        <Source source="chain">
          {text('payroll.rehearsal.block', { block: groupedNumber(String(block)) })}
        </Source>
      )}
    </div>
  )
}
