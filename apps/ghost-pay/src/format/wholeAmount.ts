import { fillFraction } from './fillFraction.ts'
import { splitAmount } from './splitAmount.ts'

/**
 * An amount with all of its digits, for a column of figures.
 *
 * @param value base units
 * @param decimals digits behind the point in one unit
 * @param places digits behind the point that the column has (`columnDigits`)
 */
export function wholeAmount(value: bigint, decimals: number, places: number): string {
  const { sign, integer, mark, wholeFraction } = splitAmount(value, decimals)
  const fraction = fillFraction(wholeFraction, decimals, places)
  return `${sign}${integer}${fraction === '' ? '' : `${mark}${fraction}`}`
}
