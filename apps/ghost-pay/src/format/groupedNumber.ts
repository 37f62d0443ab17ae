import { decimalMark, region } from './region.ts'

const grouped = new Intl.NumberFormat(region)

/**
 * A number with all its digits, in groups, as the reader's country writes it.
 *
 * @param decimal digits, with a point before a fraction
 */
export function groupedNumber(decimal: string): string {
  const [whole = '0', fraction] = decimal.split('.')
  const groups = grouped.format(BigInt(whole))
  return fraction === undefined ? groups : `${groups}${decimalMark}${fraction}`
}
