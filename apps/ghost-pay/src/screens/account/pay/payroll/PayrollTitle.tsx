import { useState } from 'react'
import type { PayrollEdits } from '@ghost-pay/payments/payroll-draft'

import { Form } from '../../../../components/Form.tsx'
import { EditIcon } from '../../../../components/icons.tsx'
import { longestTitle, payrollTitle } from './batchNote.ts'
import { text } from './payrollCopy.ts'
import type { EditPayroll } from './usePayrollDraft.ts'

import '../../../../components/Field.css'

export type PayrollTitleProps = { edits: PayrollEdits; onEdit: EditPayroll }

/** What the payroll is called, as the heading of its page; a press makes it a field. */
export function PayrollTitle({ edits, onEdit }: PayrollTitleProps) {
  const title = payrollTitle(edits)
  const shown = payrollTitle({ title: undefined })
  const [state, setState] = useState<'said' | 'typed' | 'kept'>('said')
  if (state !== 'typed') {
    return (
      <h1>
        <button
          type="button"
          className="gp-payroll-title"
          aria-label={text('payrollTitle.change', { title })}
          // Who typed it goes on where they were.
          autoFocus={state === 'kept'}
          onClick={() => setState('typed')}
        >
          <span>{title}</span>
          <EditIcon />
        </button>
      </h1>
    )
  }
  return (
    <Form onSubmit={() => setState('kept')}>
      <h1 className="gp-visually-hidden">{title}</h1>
      <input
        className="gp-input gp-payroll-title-field"
        aria-label={text('payrollTitle.label')}
        name="title"
        autoComplete="off"
        autoFocus
        maxLength={longestTitle}
        placeholder={shown}
        value={edits.title ?? ''}
        onChange={(event) => {
          const typed = event.target.value
          onEdit({ title: typed })
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setState('kept')
        }}
        onBlur={() => setState('said')}
      />
    </Form>
  )
}
