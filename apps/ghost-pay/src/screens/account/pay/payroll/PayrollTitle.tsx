import { Field } from '../../../../components/Field.tsx'
import { textOf } from '../../../../text/textOf.ts'
import { longestTitle } from './batchNote.ts'
import type { PayrollEdits } from './payrollDraft.ts'
import type { EditPayroll } from './PayrollRow.tsx'
import { payrollTitleCopy } from './payrollTitleCopy.ts'
import { usePayrollTitle } from './usePayrollTitle.ts'

const text = textOf(payrollTitleCopy)

export type PayrollTitleProps = { edits: PayrollEdits; onEdit: EditPayroll }

/** What the payroll is called; it goes along to the other owners. */
export function PayrollTitle({ edits, onEdit }: PayrollTitleProps) {
  const shown = usePayrollTitle({ title: undefined })
  return (
    <Field label={text('payrollTitle.label')} hint={text('payrollTitle.hint')}>
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
