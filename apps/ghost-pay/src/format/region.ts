/**
 * The locale of every number and date on the page, the kit's included: English as it is written where the reader is. A reader in
 * South Africa writes a comma before the fraction, one in the United States a point.
 */
export const region: string = regionOf(navigator.languages)

/**
 * The first of the reader's locales that is English, or else `en`. What is no locale to `Intl` is passed over: a browser that takes its
 * locale from the system can name `en-US@posix`. So is one that writes money by other signs than numbers, as `en-DE` does: a page that
 * shows `$1,000.00` beside `1.000 ETH` is misread.
 *
 * @param wanted BCP 47 tags, the most wanted first, as `navigator.languages` has them
 */
export function regionOf(wanted: readonly string[]): string {
  return wanted.find((tag) => /^en(?:-|$)/i.test(tag) && isLocale(tag)) ?? 'en'
}

function isLocale(tag: string): boolean {
  try {
    const money = new Intl.NumberFormat(tag, { style: 'currency', currency: 'USD' })
    return signsOf(new Intl.NumberFormat(tag)) === signsOf(money)
  } catch {
    return false
  }
}

/** The signs between the digits of a large number with a fraction. */
function signsOf(format: Intl.NumberFormat): string {
  return format
    .formatToParts(1_234_567.89)
    .flatMap(({ type, value }) => (type === 'group' || type === 'decimal' ? [value] : []))
    .join(' ')
}

/** The sign before the fraction: a point, or the comma of some countries. */
export type DecimalMark = '.' | ','

/**
 * The sign that a locale writes before the fraction.
 *
 * @param locale BCP 47
 */
export const markOf = (locale: string): DecimalMark =>
  new Intl.NumberFormat(locale).format(0.5).includes(',') ? ',' : '.'

/** The sign before the fraction as the page writes it. */
export const decimalMark = markOf(region)
