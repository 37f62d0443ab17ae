import { useState } from 'react'

import { textOf } from '../../../../text/textOf.ts'
import { payrollCopy } from './payrollCopy.ts'

const text = textOf(payrollCopy)

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
    <form
      className="gp-payroll-correct"
      onSubmit={(event) => {
        event.preventDefault()
        onSave(typed)
      }}
    >
      <input
        className="gp-input gp-mono"
        autoFocus
        aria-label={text('payroll.act.address', { line })}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
        }}
      />
      <span className="gp-payroll-acts">
        <button type="submit">{text('payroll.act.save')}</button>
        <button type="button" onClick={onCancel}>
          {text('payroll.act.cancel')}
        </button>
      </span>
    </form>
  )
}
