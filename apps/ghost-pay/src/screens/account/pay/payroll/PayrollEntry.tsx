import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { noEdits, type PayrollEdits } from '@ghost-pay/payments/payroll-draft'

import { ButtonLink } from '../../../../components/Button.tsx'
import type { SharedAccount } from '../../../../data/SharedAccount.ts'
import { text } from './payrollCopy.ts'
import { keepPayroll } from './usePayrollDraft.ts'

const payrollPath = ({ path }: Pick<SharedAccount, 'path'>): string => `${path}/pay/payroll`

/** The heading of a payment, with the way to pay several. */
export function PayHeading({ account }: { account: SharedAccount }) {
  return (
    <div className="gp-title-row">
      <h1>{text('payroll.pay')}</h1>
      <ButtonLink to={payrollPath(account)}>{text('payroll.page')}</ButtonLink>
    </div>
  )
}

/** Opens the payroll of an account with the lines of a text, in the place of what was begun there. */
export function useOpenPayroll(
  account: SharedAccount,
): (text: string, edits?: PayrollEdits) => void {
  const [, navigate] = useLocation()
  return (text, edits = noEdits) => {
    keepPayroll(account, { text, edits })
    navigate(payrollPath(account))
  }
}

/** The form of one payment, which grows: several lines that are pasted into it are a payroll. */
export function GrowingLine({
  account,
  isOne,
  children,
}: {
  account: SharedAccount
  /** The payment takes the place of another, and stays one. */
  isOne: boolean
  children: ReactNode
}) {
  const open = useOpenPayroll(account)
  return (
    <div
      onPaste={(event) => {
        const pasted = event.clipboardData.getData('text').trim()
        if (isOne || !pasted.includes('\n')) return
        event.preventDefault()
        open(pasted)
      }}
    >
      {children}
    </div>
  )
}
