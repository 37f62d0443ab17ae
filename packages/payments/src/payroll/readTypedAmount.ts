import { decideDecimalSign, readAmount, withoutDashes } from './amountText.ts'

/** An amount that stands alone, as it is read. Digits have a point and no groups. */
export type TypedAmount =
  | { status: 'read'; digits: string }
  /** It can be read in two ways: `1,500` is a thousand five hundred, or one and a half. */
  | { status: 'unclear'; whole: string; fraction: string }
  | { status: 'unreadable' }

/**
 * Reads an amount that was typed alone, by the rule of a payroll's column: the sign before the fraction is found, and what can be
 * either is not guessed. One to three digits, one sign and three digits are unclear with a point and with a comma. See
 * behaviour/payroll#decimal-sign.
 */
export function readTypedAmount(text: string): TypedAmount {
  // Signs and noughts in front change nothing about the way in which it is written.
  const typed = withoutDashes(text.trim())
    .replace(/[^\S\r\n]/g, ' ')
    .replace(/^\+ ?/, '')
    .replace(/^0+(?=\d)/, '')
  const decision = decideDecimalSign([typed])
  if (decision.status === 'decided') {
    const digits = readAmount(typed, decision.sign)
    return digits === undefined ? { status: 'unreadable' } : { status: 'read', digits }
  }
  const [first, second] = [readAmount(typed, '.'), readAmount(typed, ',')]
  if (first === undefined || second === undefined) return { status: 'unreadable' }
  const isFirstWhole = Number(first) > Number(second)
  const [whole, fraction] = isFirstWhole ? [first, second] : [second, first]
  return { status: 'unclear', whole, fraction }
}
