import type { PayrollBatch } from '@ghost-pay/payments/payroll'

import { Field } from '../../../../components/Field.tsx'
import { textOf } from '../../../../text/textOf.ts'
import { longestTitle } from './batchNote.ts'
import { areLinesTold } from './noteOfBatch.ts'
import type { PayrollEdits } from './payrollDraft.ts'
import type { EditPayroll } from './PayrollRow.tsx'
import { payrollTitleCopy } from './payrollTitleCopy.ts'
import { usePayrollTitle } from './usePayrollTitle.ts'

const text = textOf(payrollTitleCopy)

export type PayrollTitleProps = {
  edits: PayrollEdits
  /** What would be signed: how much of it the other owners read. */
  batches: readonly PayrollBatch[]
  onEdit: EditPayroll
}

/** What the payroll is called; it goes along to the other owners. */
export function PayrollTitle({ edits, batches, onEdit }: PayrollTitleProps) {
  const title = usePayrollTitle(edits)
  const shown = usePayrollTitle({ title: undefined })
  return (
    <Field
      label={text('payrollTitle.label')}
      hint={text(areLinesTold(batches, title) ? 'payrollTitle.hint.whole' : 'payrollTitle.hint')}
    >
      {(field) => (
        <input
          {...field}
          name="title"
          className="gp-input"
          autoComplete="off"
          maxLength={longestTitle}
          placeholder={shown}
          value={edits.title ?? ''}
          onChange={(event) => onEdit((kept) => ({ ...kept, title: event.target.value }))}
        />
      )}
    </Field>
  )
}
