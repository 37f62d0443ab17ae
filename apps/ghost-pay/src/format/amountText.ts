import { formatUnits } from 'viem'

import { type DecimalMark, decimalMark, homeMark } from './locale.ts'

/**
 * An amount as it stands in a field: every digit, no groups, the fraction behind the mark of the page's language. A fraction of three
 * digits gets a nought where the reader's own browser would read it as thousands.
 *
 * @param value base units
 * @param decimals digits behind the mark in one unit
 * @param mark what the page writes before a fraction
 * @param home what the reader's own browser writes there
 */
export const amountText = (
  value: bigint,
  decimals: number,
  mark: DecimalMark = decimalMark(),
  home: DecimalMark = homeMark(),
): string => {
  const digits = formatUnits(value, decimals)
  const isTwoWays = home !== mark && /^[1-9]\d{0,2}\.\d{3}$/.test(digits)
  return `${digits}${isTwoWays ? '0' : ''}`.replace('.', mark)
}
