import type { ReactNode } from 'react'

import { Button } from '../../../../components/Button.tsx'
import { textOf } from '../../../../text/textOf.ts'
import { payrollEndCopy } from './payrollEndCopy.ts'

const text = textOf(payrollEndCopy)

export type PayrollEndProps = {
  title: string
  /** How many lines were signed. */
  count: number
  /** How far they are. */
  children: ReactNode
  /** Makes a new payroll of the same lines. */
  onUseAgain: () => void
  onNew: () => void
}

/** A payroll of which every line was signed: it is closed, and is not paid a second time by itself (behaviour/payroll#end). */
export function PayrollEnd({ title, count, children, onUseAgain, onNew }: PayrollEndProps) {
  return (
    <div className="gp-payroll gp-stack">
      <header>
        <h1>{title}</h1>
        <p className="gp-small gp-soft">
          {text('payrollEnd.lines', { count })} · {text('payrollEnd.closed')}
        </p>
      </header>
      {children}
      <div className="gp-actions">
        <Button onPress={onNew}>{text('payrollEnd.new')}</Button>
        <Button onPress={onUseAgain}>{text('payrollEnd.again')}</Button>
      </div>
    </div>
  )
}
