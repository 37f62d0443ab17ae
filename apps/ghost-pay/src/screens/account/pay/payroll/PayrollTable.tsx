import { type ReactNode, useDeferredValue, useState } from 'react'
import type { Address } from 'viem'
import type { PayrollBatch, PayrollLine } from '@ghost-pay/payments/payroll'

import { textOf } from '../../../../text/textOf.ts'
import { payrollCopy } from './payrollCopy.ts'
import { type LineRehearsal, lineState } from './payrollModel.ts'
import { type EditPayroll, PayrollRow, type PayrollRowProps } from './PayrollRow.tsx'

const text = textOf(payrollCopy)

export type PayrollTableProps = {
  lines: readonly PayrollLine[]
  rehearsals: ReadonlyMap<number, LineRehearsal>
  /** By the line that each begins with; empty while lines are filtered or stopped. */
  batches: readonly PayrollBatch[]
  /** Stands at the end of the row of a batch. */
  batchAction: (batch: number) => ReactNode
  nameOf: (address: Address) => string | undefined
  onEdit: EditPayroll
  onAmount: PayrollRowProps['onAmount']
}

/** Rows that a table has at first, and that each press adds. */
const rowsAtOnce = 100

/** Rows that are drawn before the page is shown: more than a window has room for. The others follow when nothing waits for them. */
const rowsBefore = 20

/** The lines as a table that keeps its roles on a phone, cut by batches. */
export function PayrollTable(props: PayrollTableProps) {
  const { lines, rehearsals, batches, batchAction, nameOf, onEdit, onAmount } = props
  const [shown, setShown] = useState(rowsAtOnce)
  const drawn = useDeferredValue(shown, rowsBefore)
  const firstLines = new Map(batches.map((batch, index) => [batch.lines[0]?.line, index]))
  const left = lines.length - shown
  return (
    <>
      <table className="gp-payroll-table" role="table">
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col" className="gp-payroll-n">
              {text('payroll.line')}
            </th>
            <th role="columnheader" scope="col" className="gp-payroll-to">
              {text('payroll.head.to')}
            </th>
            <th role="columnheader" scope="col" className="gp-payroll-address">
              {text('payroll.head.address')}
            </th>
            <th role="columnheader" scope="col" className="gp-payroll-amount">
              {text('payroll.head.amount')}
            </th>
            <th role="columnheader" scope="col" className="gp-payroll-state">
              {text('payroll.head.rehearsal')}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {lines.slice(0, drawn).flatMap((line) => {
            const batch = firstLines.get(line.line)
            const row = (
              <PayrollRow
                key={line.line}
                line={line}
                state={lineState(line, rehearsals.get(line.line))}
                name={line.address && nameOf(line.address)}
                onEdit={onEdit}
                onAmount={onAmount}
              />
            )
            if (batch === undefined) return [row]
            const count = batches[batch]?.lines.length ?? 0
            return [
              <tr key={`batch ${batch}`} role="row" className="gp-payroll-batch">
                <td role="cell" colSpan={5}>
                  <span>
                    <span>{text('payroll.batch', { batch: batch + 1, count })}</span>
                    {batchAction(batch)}
                  </span>
                </td>
              </tr>,
              row,
            ]
          })}
        </tbody>
      </table>
      {left > 0 && (
        <button
          type="button"
          className="gp-button"
          data-look="plain"
          onClick={() => {
            setShown((count) => count + rowsAtOnce)
          }}
        >
          {text('payroll.more', { count: Math.min(left, rowsAtOnce) })}
        </button>
      )}
    </>
  )
}
