import type { ReactNode } from 'react'

import { text } from './payrollEndCopy.ts'
import { PayrollHead } from './PayrollHead.tsx'

export type PayrollEndProps = {
  title: string
  accountName: string
  /** How many addresses are paid. */
  people: number
  /** How far they are. */
  children: ReactNode
  /** Makes a new payroll of the same lines. */
  onUseAgain: () => void
  onNew: () => void
}

/** A payroll of which every line was signed: it is closed, and is not paid a second time by itself (behaviour/payroll#end). */
export function PayrollEnd(props: PayrollEndProps) {
  const { title, accountName, people, children, onUseAgain, onNew } = props
  return (
    <div className="gp-payroll gp-stack">
      <PayrollHead
        acts={[
          { label: text('payrollEnd.again'), onPress: onUseAgain },
          { label: text('payrollEnd.new'), onPress: onNew, isButton: true },
        ]}
      >
        <h1>{title}</h1>
        <p className="gp-small gp-soft">
          {text('payrollEnd.from', { account: accountName })} ·{' '}
          {text('payrollEnd.people', { count: people })} · {text('payrollEnd.closed')}
        </p>
      </PayrollHead>
      {children}
    </div>
  )
}
