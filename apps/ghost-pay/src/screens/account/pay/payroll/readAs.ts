import { type DecimalSign, readTypedAmount } from '@ghost-pay/payments/payroll'

/**
 * What an amount of a column is, with one of the two signs before its fraction; undefined where it cannot be read so.
 *
 * @returns digits with a point
 */
export function readAs(typed: string, sign: DecimalSign): string | undefined {
  const read = readTypedAmount(typed)
  const signs = typed.match(/[.,]/g) ?? []
  if (read.status === 'unreadable') return undefined
  if (read.status === 'unclear') return signs.at(-1) === sign ? read.fraction : read.whole
  if (signs.length === 0) return read.digits
  // A sign that stands there once is before the fraction; one that is repeated parts thousands.
  const isDecimal = signs.filter((one) => one === signs.at(-1)).length === 1
  return (signs.at(-1) === sign) === isDecimal ? read.digits : undefined
}
