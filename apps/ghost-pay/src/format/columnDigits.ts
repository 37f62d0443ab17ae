import { formatUnits } from 'viem'

/** Digits behind the point that money has. */
const cents = 2

/**
 * How many digits behind the point the amounts of one token have where they stand under each other: cents, and more only where one of
 * them has more.
 *
 * @param values base units
 * @param decimals digits behind the point in one unit
 */
export const columnDigits = (values: readonly bigint[], decimals: number): number =>
  Math.min(
    decimals,
    Math.max(
      cents,
      ...values.map((value) => formatUnits(value, decimals).split('.')[1]?.length ?? 0),
    ),
  )
