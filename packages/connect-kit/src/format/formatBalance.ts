import { formatUnits } from 'viem'

/** An amount as a node answers it. */
export type Balance = {
  /** In the smallest unit. */
  value: bigint
  decimals: number
  symbol: string
}

const units = ['', 'k', 'm', 'b', 't']

/**
 * The amount in a few characters: three decimals below 1, two below 100, one below 10 000, then `12.3k`, `4m`. It is cut,
 * never rounded up, so it never shows more than there is. What is there but too small to show is `<0.001`.
 *
 * @param locale whose separators are used (BCP 47); the browser's when absent
 */
export function formatBalance(
  { value, decimals }: Pick<Balance, 'value' | 'decimals'>,
  locale?: string,
): string {
  const size = value < 0n ? -value : value
  if (size > 0n && size * 1000n < 10n ** BigInt(decimals)) {
    return `<${number('0.001', 3, locale)}`
  }
  const length = formatUnits(size, decimals).split('.')[0]?.length ?? 1
  const unit = length > 4 ? Math.min(Math.floor((length - 1) / 3), units.length - 1) : 0
  const digits = size < 10n ** BigInt(decimals) ? 3 : length <= 2 ? 2 : 1
  const shown = formatUnits(value, decimals + unit * 3)
  return `${number(shown, digits, locale)}${units[unit]}`
}

/** The decimal text is never turned into a float: `Intl` reads it as it is. */
function number(decimal: string, digits: number, locale: string | undefined): string {
  const format = new Intl.NumberFormat(locale, {
    maximumFractionDigits: digits,
    roundingMode: 'trunc',
  })
  // The type asks for what a decimal text is, and cannot see that this is one.
  return format.format(decimal as `${number}`)
}
