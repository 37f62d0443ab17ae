import { formatUnits } from 'viem'

import { type DecimalMark, decimalMark } from './region.ts'
import { unmistakable } from './unmistakable.ts'

/**
 * An amount as it stands in a field: every digit, no groups, the fraction behind the mark of the reader's country. A fraction of three
 * digits gets a nought: alone it could be taken for thousands.
 *
 * @param value base units
 * @param decimals digits behind the mark in one unit
 * @param mark what the page writes before a fraction
 */
export const amountText = (
  value: bigint,
  decimals: number,
  mark: DecimalMark = decimalMark,
): string => unmistakable(formatUnits(value, decimals)).replace('.', mark)
