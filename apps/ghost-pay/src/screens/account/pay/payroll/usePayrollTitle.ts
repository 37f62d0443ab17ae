import { perLanguage } from '../../../../format/locale.ts'
import { useText } from '../../../../text/useText.ts'
import type { PayrollEdits } from './payrollDraft.ts'
import { payrollTitleCopy } from './payrollTitleCopy.ts'

const monthFormat = perLanguage((language) => new Intl.DateTimeFormat(language, { month: 'long' }))

/** What a payroll is called: as it was typed, or after the month. */
export function usePayrollTitle({ title }: Pick<PayrollEdits, 'title'>): string {
  const text = useText(payrollTitleCopy)
  const typed = title?.trim() ?? ''
  return typed === '' ? text('payrollTitle.default', { month: monthFormat().format() }) : typed
}
