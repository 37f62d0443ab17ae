import { useId } from 'react'
import type { PayrollColumn } from '@ghost-pay/payments/payroll'

import { Select } from '../../../../components/Select.tsx'
import { textOf } from '../../../../text/textOf.ts'
import { chooseColumn, type ColumnUse, columnUses } from './columnMapping.ts'
import { payrollCopy } from './payrollCopy.ts'
import type { EditPayroll } from './payrollDraft.ts'
import type { CheckedPayroll } from './payrollModel.ts'

const text = textOf(payrollCopy)

export type PayrollColumnsProps = {
  payroll: Pick<CheckedPayroll, 'read' | 'mapping'>
  onEdit: EditPayroll
}

/** What each column was taken for and why, with two of its cells. It is open while something is asked. */
export function PayrollColumns({ payroll: { read, mapping }, onEdit }: PayrollColumnsProps) {
  if (read.table.length === 0) return null
  return (
    <details className="gp-payroll-mapping" open={read.questions.length > 0}>
      <summary>{text('payroll.columns')}</summary>
      {read.titles > 0 && (
        <p className="gp-small gp-soft">{text('payroll.columns.titles', { count: read.titles })}</p>
      )}
      <ol className="gp-payroll-columns">
        {read.table.map((column) => (
          <OneColumn
            key={column.column}
            column={column}
            onUse={(use) => {
              onEdit((edits) => ({ ...edits, mapping: chooseColumn(mapping, column.column, use) }))
            }}
          />
        ))}
      </ol>
      {read.header.length > 0 && <p className="gp-small gp-soft">{text('payroll.columns.kept')}</p>}
    </details>
  )
}

type OneColumnProps = { column: PayrollColumn; onUse: (use: ColumnUse) => void }

function OneColumn({ column: shown, onUse }: OneColumnProps) {
  const id = useId()
  const { column, title, samples, field, asked } = shown
  return (
    <li data-asked={asked !== undefined}>
      <label id={`${id}-label`} htmlFor={id} className="gp-payroll-column-title">
        {title || text('payroll.column', { column: column + 1 })}
      </label>
      <Select
        id={id}
        aria-describedby={`${id}-why`}
        aria-invalid={undefined}
        value={asked === undefined ? (field ?? 'unused') : undefined}
        placeholder={asked === undefined ? '' : text(`payroll.use.${asked}.open`)}
        options={columnUses.map((use) => ({ value: use, label: text(`payroll.use.${use}`) }))}
        onChange={onUse}
      />
      <span id={`${id}-why`} className="gp-payroll-why">
        {text(...why(shown))}
      </span>
      <ul>
        {samples.map((sample, index) => (
          <li key={index}>{sample}</li>
        ))}
      </ul>
    </li>
  )
}

/** Why a column was taken for what it is. */
function why({ reason, addresses, amounts, filled, field, asked }: PayrollColumn) {
  if (reason === 'answer' || reason === 'count') return [`payroll.why.${reason}`] as const
  if (addresses > 0) return ['payroll.why.addresses', { count: addresses, all: filled }] as const
  if (field === 'amount' || asked === 'amount') {
    return ['payroll.why.amounts', { count: amounts, all: filled }] as const
  }
  return [`payroll.why.${reason}`] as const
}
