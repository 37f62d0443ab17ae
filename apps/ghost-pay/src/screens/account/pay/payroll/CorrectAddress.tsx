import { useState } from 'react'

import { Form } from '../../../../components/Form.tsx'
import { TextInput } from '../../../../components/TextInput.tsx'
import { text } from './payrollCopy.ts'

export type CorrectAddressProps = {
  line: number
  initial: string
  onSave: (address: string) => void
  onCancel: () => void
}

/** The address of one line, to be typed again. */
export function CorrectAddress({ line, initial, onSave, onCancel }: CorrectAddressProps) {
  const [typed, setTyped] = useState(initial)
  return (
    <Form className="gp-payroll-correct" onSubmit={() => onSave(typed)}>
      <TextInput
        look="code"
        autoFocus
        aria-label={text('payroll.act.address', { line })}
        value={typed}
        onChange={setTyped}
      />
      <span className="gp-payroll-acts">
        <button type="submit">{text('payroll.act.save')}</button>
        <button type="button" onClick={onCancel}>
          {text('payroll.act.cancel')}
        </button>
      </span>
    </Form>
  )
}
