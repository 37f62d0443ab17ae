/** An amount as a node answers it. */
export type Balance = {
  /** In the smallest unit. */
  value: bigint
  decimals: number
  symbol: string
}

const units = ['', 'k', 'm', 'b', 't']

/** The amount in full: `1234.5`. Never in exponent form. */
export function exactBalance({ value, decimals }: Pick<Balance, 'value' | 'decimals'>): string {
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = decimals === 0 ? '' : digits.slice(-decimals).replace(/0+$/, '')
  return `${value < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`
}

/**
 * The amount in a few characters: three decimals below 1, two below 100, one below 10 000, then `12.3k`, `4m`. It is cut,
 * never rounded up, so nobody reads more than there is. What is there but too small to show is `<0.001`.
 *
 * @param locale whose separators are used (BCP 47); the browser's when absent
 */
export function formatBalance(
  balance: Pick<Balance, 'value' | 'decimals'>,
  locale?: string,
): string {
  const [whole = '0', fraction = ''] = exactBalance({
    ...balance,
    value: abs(balance.value),
  }).split('.')
  const sign = balance.value < 0n ? '-' : ''
  const unit = whole.length > 4 ? Math.min(Math.floor((whole.length - 1) / 3), units.length - 1) : 0
  const cut = whole.length - unit * 3
  const integer = BigInt(whole.slice(0, cut))
  const rest = unit > 0 ? whole.slice(cut) : fraction
  const decimals = rest.slice(0, decimalsFor(integer, unit)).replace(/0+$/, '')
  if (integer === 0n && decimals === '' && balance.value !== 0n) {
    return `<${number(0n, '001', locale)}`
  }
  return `${sign}${number(integer, decimals, locale)}${units[unit]}`
}

function decimalsFor(integer: bigint, unit: number): number {
  if (unit > 0) return 1
  if (integer < 1n) return 3
  return integer < 100n ? 2 : 1
}

/** Digits are never turned into a float: the integer goes through Intl as a bigint, the decimals stay text. */
function number(integer: bigint, decimals: string, locale: string | undefined): string {
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: decimals ? 1 : 0 })
  const whole = new Intl.NumberFormat(locale).format(integer)
  if (!decimals) return whole
  const point = format.formatToParts(0.1).find(({ type }) => type === 'decimal')?.value ?? '.'
  const digits = decimals.replace(/\d/g, (digit) =>
    new Intl.NumberFormat(locale).format(Number(digit)),
  )
  return `${whole}${point}${digits}`
}

function abs(value: bigint): bigint {
  return value < 0n ? -value : value
}
