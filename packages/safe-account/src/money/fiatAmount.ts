import { parseUnits } from 'viem'

/** How exactly a price and a sum are reckoned with, in digits behind the point. */
const precision = 36

/**
 * A sum of money as an amount of a token, by a price. It is rounded to as many digits as half a cent needs, so that it can be read.
 *
 * @param sum in whole units of the currency: digits with a point, as `readAmountText` gives them
 * @param price what one whole unit of the token is worth
 * @param decimals of the token
 * @returns base units
 */
export function fiatAmount(sum: string, price: number, decimals: number): bigint {
  const one = parseUnits(price.toFixed(precision), precision)
  if (one === 0n) return 0n
  // Further digits of a sum are far below a cent.
  const [whole = '0', fraction = ''] = sum.split('.')
  const wanted = parseUnits(`${whole}.${fraction.slice(0, precision)}`, precision)
  const digits = Math.min(decimals, Math.max(0, Math.ceil(Math.log10(price / 0.005))))
  const scale = 10n ** BigInt(digits)
  const rounded = (wanted * scale + one / 2n) / one
  return rounded * 10n ** BigInt(decimals - digits)
}
