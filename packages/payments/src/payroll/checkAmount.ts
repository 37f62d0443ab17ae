import { parseUnits } from 'viem/utils'

import { type DecimalSign, readAmount } from './amountText.ts'
import type { PayrollProblem, PayrollToken } from './payrollLine.ts'

type Checked = { amount: bigint | undefined; problem: PayrollProblem | undefined }

const stop = (problem: PayrollProblem, amount?: bigint): Checked => ({ amount, problem })

/** Reads an amount of a token, and says what is the matter with it. */
export function checkAmount(
  text: string,
  {
    token,
    decimalSign,
    unit,
  }: { token: PayrollToken; decimalSign: DecimalSign | undefined; unit: string | undefined },
): Checked {
  const field = 'amount'
  if (text.trim() === '') return stop({ level: 'stop', field, code: 'amountMissing' })
  if (unit !== undefined) return stop({ level: 'stop', field, code: 'amountUnit', unit })
  const needsSign = /[.,]/.test(text)
  if (decimalSign === undefined && needsSign) {
    return stop({ level: 'stop', field, code: 'amountUnclear' })
  }
  const digits = readAmount(text, decimalSign ?? '.')
  if (digits === undefined) return stop({ level: 'stop', field, code: 'amountUnreadable' })
  const { decimals, symbol, balance } = token
  if ((digits.split('.')[1] ?? '').length > decimals) {
    return stop({ level: 'stop', field, code: 'amountPrecise', decimals, symbol })
  }
  const amount = parseUnits(digits, decimals)
  if (amount === 0n) return stop({ level: 'stop', field, code: 'amountZero' }, amount)
  if (amount >= 1n << 256n || (balance !== undefined && amount > balance)) {
    return stop({ level: 'stop', field, code: 'amountTooLarge', symbol }, amount)
  }
  return { amount, problem: undefined }
}
