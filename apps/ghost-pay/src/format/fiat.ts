import { region } from './region.ts'

/**
 * A sum of a currency as people read it, for example `$10,412,997.02`.
 *
 * @param value decimal text, as a gateway writes it
 * @param currency ISO 4217 code
 * @param whole leaves out the cents
 */
export function formatFiat(value: string, currency: string, whole = false): string {
  return formatter(currency, whole).format(value as Intl.StringNumericLiteral)
}

/** The parts of a sum, for a figure whose cents and sign are softer than its units. */
export function splitFiat(
  value: string,
  currency: string,
): { before: string; integer: string; fraction: string; after: string } {
  const parts = { before: '', integer: '', fraction: '', after: '' }
  for (const { type, value: text } of formatter(currency, false).formatToParts(
    value as Intl.StringNumericLiteral,
  )) {
    if (type === 'integer' || type === 'group') parts.integer += text
    else if (type === 'decimal' || type === 'fraction') parts.fraction += text
    else if (parts.integer === '') parts.before += text
    else parts.after += text
  }
  return parts
}

/** By locale, currency and cents: to make one takes longer than what it writes. */
const formatters = new Map<string, Intl.NumberFormat>()

function formatter(currency: string, whole: boolean): Intl.NumberFormat {
  const key = `${currency} ${whole}`
  const made =
    formatters.get(key) ??
    new Intl.NumberFormat(region, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      ...(whole && { maximumFractionDigits: 0 }),
    })
  formatters.set(key, made)
  return made
}
