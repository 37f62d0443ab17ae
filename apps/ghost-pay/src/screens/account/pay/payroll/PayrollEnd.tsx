import type { ReactNode } from 'react'
import type { NamedPayee } from '@ghost-pay/payments/payroll-draft'
import { longestName } from '@ghost-pay/payments/people'

import { Button } from '../../../../components/Button.tsx'
import { text as say } from '../../../../people/nameCopy.ts'
import { changePeople, usePeople } from '../../../../people/usePeople.ts'
import { text } from './payrollCopy.ts'
import { PayrollHead } from './PayrollHead.tsx'
import { keepNames } from './usePayrollDraft.ts'

export type PayrollEndProps = {
  title: string
  accountName: string
  people: number
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
          {text('payroll.from', { account: accountName })} ·{' '}
          {text('payroll.figure.people', { count: people })} · {text('payrollEnd.closed')}
        </p>
      </PayrollHead>
      {children}
    </div>
  )
}

export type KeepNamesProps = {
  /** Who was paid, as their lines name them. */
  payees: readonly NamedPayee[]
}

/**
 * Keeps the names of signed lines in People, so that the inbox, the activity and the receipt have them. Before the lines are signed a
 * name would make a payee known whom nobody has compared.
 */
export function KeepNames({ payees }: KeepNamesProps) {
  const people = usePeople()
  const unnamed = payees.filter(({ address, name }) => name.trim() !== '' && !people.has(address))
  if (unnamed.length === 0) return null
  const { kept, long, namesakes, strange } = keepNames(people, unnamed)
  const count = kept.size - people.size
  return (
    <>
      {count > 0 && (
        <div className="gp-actions">
          <Button onPress={() => changePeople((all) => keepNames(all, unnamed).kept)}>
            {text('payrollTitle.keep', { count })}
          </Button>
        </div>
      )}
      {namesakes.length > 0 && (
        <p className="gp-soft gp-small">{say('name.left', { names: namesakes.join(', ') })}</p>
      )}
      {strange.length > 0 && (
        <p className="gp-soft gp-small">{say('name.leftStrange', { names: strange.join(', ') })}</p>
      )}
      {long.length > 0 && (
        <p className="gp-soft gp-small">
          {say('name.leftLong', { most: longestName, names: long.join(', ') })}
        </p>
      )}
    </>
  )
}
