import type { ReactNode } from 'react'
import type { PayrollTurn } from '@ghost-pay/payments/payroll-check'

import { Button } from '../../../../components/Button.tsx'
import { text } from './payrollCopy.ts'
import type { EditPayroll } from './usePayrollDraft.ts'

export type PayrollBarProps = {
  turn: PayrollTurn
  /** The lines that stop everything. */
  stopped: readonly number[]
  /** How many things there are to look at, of however many lines. */
  looks: number
  batches: number
  /** Batches that were opened for review, from 0. */
  opened: readonly number[]
  onEdit: EditPayroll
  onReview: (batch: number) => void
}

/** What happens next. The button names what it does; beside it stands what it waits for. */
export function PayrollBar(props: PayrollBarProps) {
  const { turn, stopped, batches, opened, onEdit, onReview } = props
  const next = Array.from({ length: batches }, (_, index) => index).find(
    (index) => !opened.includes(index),
  )
  const label =
    batches > 1 && opened.length > 0 && next !== undefined
      ? text('payroll.bar.next', { batch: next + 1, count: batches })
      : text('payroll.bar.review', { count: Math.max(batches, 1) })
  return (
    <PayrollFoot {...sayTurn(props)}>
      {turn.waitsFor.kind === 'lineStops' && (
        <Button onPress={() => onEdit((edits) => ({ dropped: [...edits.dropped, ...stopped] }))}>
          {stopped.length === 1
            ? text('payroll.bar.drop', { line: turn.waitsFor.line })
            : stopped.length === 2
              ? text('payroll.bar.dropBoth')
              : text('payroll.bar.dropAll', { count: stopped.length })}
        </Button>
      )}
      <Button look="primary" disabled={!turn.isReady} onPress={() => onReview(next ?? 0)}>
        {label}
      </Button>
    </PayrollFoot>
  )
}

/** Says what the button waits for; of lines that stop how many there are, and what comes after them. */
function sayTurn({ turn: { waitsFor }, stopped, looks }: PayrollBarProps): {
  title: string
  more: string
} {
  const { kind } = waitsFor
  const more = text(`payroll.bar.${kind}.more`)
  switch (kind) {
    case 'lineStops':
      return {
        title:
          stopped.length > 1
            ? text('payroll.group.stop', { count: stopped.length })
            : text('payroll.bar.lineStops', { line: waitsFor.line }),
        more: looks === 0 ? more : text('payroll.bar.lineStops.look', { count: looks }),
      }
    case 'short':
      return { title: text('payroll.bar.short', { symbol: waitsFor.symbol }), more }
    case 'look':
      return { title: text('payroll.bar.look', { count: waitsFor.count }), more }
    default:
      return { title: text(`payroll.bar.${kind}`), more }
  }
}

export type PayrollFootProps = {
  title: string
  more: string
  /** Something is asked above, and nothing lies over it. */
  isAsked?: boolean | undefined
  children: ReactNode
}

/** What happens next, below a payroll: the button, and beside it what it waits for. */
export function PayrollFoot({ title, more, isAsked, children }: PayrollFootProps) {
  return (
    <section className="gp-payroll-bar" data-asked={isAsked} aria-label={title}>
      <p role="status" className="gp-words">
        <strong>{title}</strong>
        <span className="gp-soft gp-small">{more}</span>
      </p>
      <div className="gp-actions">{children}</div>
    </section>
  )
}
