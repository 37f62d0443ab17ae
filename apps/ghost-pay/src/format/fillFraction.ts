/** Digits that every figure has behind the point, so that those under each other have their points under each other. */
const least = 2

/**
 * The fraction of a figure: two digits always, and as many as its column needs. A token without a fraction gets none.
 *
 * @param fraction the digits that there are
 * @param decimals digits behind the point in one unit of the token
 * @param places as many as the longest of the column has; two by default
 */
export const fillFraction = (fraction: string, decimals: number, places = least): string =>
  fraction.padEnd(Math.min(Math.max(places, least), decimals), '0')

/**
 * How many digits the figures of one token have behind the point where they stand under each other: two, or as many as the longest of
 * them.
 *
 * @param fractions the digits behind the point of each
 */
export const placesOf = (fractions: readonly string[]): number =>
  Math.max(least, ...fractions.map(({ length }) => length))
