import { useId, useState } from 'react'

import { Form } from '../../../../components/Form.tsx'
import { TextInput } from '../../../../components/TextInput.tsx'
import { useAfterPress } from '../../../../components/useAfterPress.ts'
import { AmountProblem } from '../AmountProblem.tsx'
import { type AmountSaid, readAmountText } from '../readAmountText.ts'
import { text } from './payrollCopy.ts'

export type LineAmountFieldProps = { line: number; onSave: (digits: string) => void }

/** The amount of one line, to be typed; it is taken with Enter, or as the field is left. */
export function LineAmountField({ line, onSave }: LineAmountFieldProps) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<AmountSaid>()
  const hint = useId()
  const afterPress = useAfterPress()
  const save = (amount: string) => {
    if (amount.trim() === '') return
    const read = readAmountText(amount)
    if ('problem' in read) setProblem(read.problem)
    else onSave(read.digits)
  }
  return (
    <Form className="gp-payroll-typed" onSubmit={() => save(typed)}>
      <TextInput
        look="figure"
        aria-label={text('payroll.act.amount', { line })}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && hint}
        placeholder="0"
        value={typed}
        onBlur={() => {
          afterPress(() => save(typed))
        }}
        onChange={(entered) => {
          setTyped(entered)
          setProblem(undefined)
        }}
      />
      {problem && (
        <span id={hint}>
          <AmountProblem problem={problem} onChoose={save} />
        </span>
      )}
    </Form>
  )
}
