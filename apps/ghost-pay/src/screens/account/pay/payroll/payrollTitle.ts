import type { PayrollEdits } from '@ghost-pay/payments/payroll-draft'

import { region } from '../../../../format/region.ts'
import { text } from './payrollCopy.ts'

const monthFormat = new Intl.DateTimeFormat(region, { month: 'long' })

/** What a payroll is called: as it was typed, or after the month. */
export function payrollTitle({ title }: Pick<PayrollEdits, 'title'>): string {
  const typed = title?.trim() ?? ''
  return typed === '' ? text('payrollTitle.default', { month: monthFormat.format() }) : typed
}
