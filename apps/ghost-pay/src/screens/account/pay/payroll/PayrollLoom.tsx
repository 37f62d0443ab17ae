import { textOf } from '../../../../text/textOf.ts'
import { payrollCopy } from './payrollCopy.ts'
import type { LineState } from './payrollModel.ts'

const text = textOf(payrollCopy)

export type PayrollLoomProps = {
  /** Of each line, in order. */
  states: readonly LineState[]
  /** The block on whose state the lines were rehearsed. */
  block: number | undefined
  isUnable: boolean
}

const legend = ['arrives', 'running', 'waits', 'look', 'stop'] as const

/** A field of one cell for each line: outlined until it was rehearsed, solid when the payment arrives. */
export function PayrollLoom({ states, block, isUnable }: PayrollLoomProps) {
  const count = (...wanted: readonly LineState[]) =>
    states.filter((state) => wanted.includes(state)).length
  const waits = count('waits', 'running')
  const total = states.length
  return (
    <div className="gp-loom">
      <div
        className="gp-loom-field"
        role="img"
        aria-label={text('payroll.loom', {
          total,
          arrives: count('arrives'),
          waits,
          look: count('look'),
          stop: count('stop', 'fails'),
        })}
      >
        {states.map((state, index) => (
          <i key={index} data-state={state === 'fails' ? 'stop' : state} />
        ))}
      </div>
      <div className="gp-loom-key">
        <span>
          {isUnable ? (
            text('payroll.rehearsal.none')
          ) : (
            <>
              <strong>
                {count('running') > 0
                  ? text('payroll.rehearsing', { done: total - waits, total })
                  : text('payroll.rehearsed', { count: total - waits })}
              </strong>{' '}
              {block !== undefined && text('payroll.rehearsal.block', { block: String(block) })}
            </>
          )}
        </span>
        <ul>
          {legend.map((state) => (
            <li key={state}>
              <i data-state={state} aria-hidden="true" />
              {text(`payroll.state.${state}`)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
