/** Above it numbers lie further apart than a cent. */
const mostWorth = 2 ** 46

/**
 * A sum of money that can be told to the cent.
 *
 * @param worth in whole units, as it was reckoned
 * @returns undefined for a larger one, whose digits would be false, and for what is no number
 */
export const knownWorth = (worth: number): number | undefined =>
  Math.abs(worth) <= mostWorth ? worth : undefined
