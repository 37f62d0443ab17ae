import { formatUnits } from 'viem'

import { fillFraction } from './fillFraction.ts'

/**
 * How many digits behind the point the amounts of one token have where they stand under each other: as many as the longest of them.
 *
 * @param values base units
 * @param decimals digits behind the point in one unit
 */
export const columnDigits = (values: readonly bigint[], decimals: number): number =>
  Math.max(
    ...[0n, ...values].map(
      (value) => fillFraction(formatUnits(value, decimals).split('.')[1] ?? '', decimals).length,
    ),
  )
