import { useId } from 'react'
import { isAddress } from 'viem'
import type { PayrollColumn, ReadPayroll, Row } from '@ghost-pay/payments/payroll'
import { areManyAlike, type CheckedPayroll, readAs } from '@ghost-pay/payments/payroll-check'
import { chooseColumn, type ColumnUse, columnUses } from '@ghost-pay/payments/payroll-draft'

import { GroupedAddress } from '../../../../components/AddressBlock.tsx'
import { Select } from '../../../../components/Select.tsx'
import { text } from './payrollCopy.ts'
import { sayDigits } from './payrollSums.ts'
import type { EditPayroll } from './usePayrollDraft.ts'

export type PayrollColumnsProps = {
  payroll: Pick<CheckedPayroll, 'read' | 'mapping'>
  /** The lines as they were pasted, without headings. */
  rows: readonly Row[]
  onEdit: EditPayroll
}

/** What each column was taken for and why, with two of its cells. */
export function PayrollColumns({ payroll: { read, mapping }, rows, onEdit }: PayrollColumnsProps) {
  return (
    <section>
      <div className="gp-title-row">
        <h2>{text('map.each')}</h2>
        <span className="gp-small gp-soft gp-map-hint">{text('map.each.hint')}</span>
      </div>
      {read.titles > 0 && (
        <p className="gp-small gp-soft">{text('payroll.columns.titles', { count: read.titles })}</p>
      )}
      <div className="gp-map">
        <ol>
          {read.table.map((column) => (
            <OneColumn
              key={column.column}
              column={column}
              why={sayWhy(column, rows, read.decimalSign)}
              onUse={(use) =>
                onEdit((edits) => ({
                  ...edits,
                  mapping: chooseColumn(mapping, column.column, use),
                }))
              }
            />
          ))}
        </ol>
      </div>
    </section>
  )
}

type OneColumnProps = { column: PayrollColumn; why: string; onUse: (use: ColumnUse) => void }

function OneColumn({ column: shown, why, onUse }: OneColumnProps) {
  const id = useId()
  const { column, title, samples, field, asked } = shown
  return (
    <li data-asked={asked !== undefined}>
      <label id={`${id}-label`} htmlFor={id}>
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
      <span id={`${id}-why`} className="gp-map-why gp-soft gp-tiny">
        {why}
      </span>
      <ul aria-label={text('map.samples')} data-amount={field === 'amount' || asked === 'amount'}>
        {samples.map((sample, index) => (
          <li key={index}>
            {isAddress(sample, { strict: false }) ? (
              // As it was pasted: its capitals are checked later.
              <GroupedAddress address={sample} />
            ) : (
              sample
            )}
          </li>
        ))}
      </ul>
    </li>
  )
}

/** Why a column was taken for what it is. */
function sayWhy(
  column: PayrollColumn,
  rows: readonly Row[],
  sign: ReadPayroll['decimalSign'],
): string {
  const { reason, addresses, amounts, filled, field, asked, samples } = column
  if (reason === 'answer' || reason === 'count') return text(`payroll.why.${reason}`)
  if (asked === 'address') return text('map.why.addresses', { count: addresses })
  if (addresses > 0) return text('payroll.why.addresses', { count: addresses, all: filled })
  if (field === 'amount' || asked === 'amount') {
    const example = samples.find((sample) => /[.,]/.test(sample))
    const amount = sign && example && readAs(example, sign)
    return example === undefined || !amount
      ? text('payroll.why.amounts', { count: amounts, all: filled })
      : text(sign === ',' ? 'map.why.comma' : 'map.why.point', {
          example,
          amount: sayDigits(amount),
        })
  }
  if (field === 'name' || field === 'memo' || asked === 'name') {
    return text(areManyAlike(rows, column) ? 'map.why.alike' : 'map.why.unlike')
  }
  return text(`payroll.why.${reason}`)
}
