import type { PayrollEdits } from '@ghost-pay/payments/payroll-draft'

import { region } from '../../../../format/region.ts'
import { textOf } from '../../../../text/textOf.ts'
import { payrollCopy } from './payrollCopy.ts'

const text = textOf(payrollCopy)

const monthFormat = new Intl.DateTimeFormat(region, { month: 'long' })

/** What a payroll is called: as it was typed, or after the month. */
export function usePayrollTitle({ title }: Pick<PayrollEdits, 'title'>): string {
  const typed = title?.trim() ?? ''
  return typed === '' ? text('payrollTitle.default', { month: monthFormat.format() }) : typed
}
