import { knownWorth } from '@ghost-pay/safe-account/money'

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

/**
 * A sum as it is told: to the cent, and what would be written as nothing as less than a cent.
 *
 * @param value in whole units
 * @param currency ISO 4217 code
 * @returns undefined for more than a number holds to the cent
 */
export function sumShown(
  value: number,
  currency: string,
): { isLess: boolean; digits: string } | undefined {
  if (knownWorth(value) === undefined) return undefined
  const places = formatter(currency, false).resolvedOptions().maximumFractionDigits ?? 2
  const least = 10 ** -places
  const isLess = value > 0 && value < least / 2
  return { isLess, digits: (isLess ? least : value).toFixed(places) }
}

/**
 * The price of one of many, as people read it: what is less than a cent has three digits that count, and what is less than a
 * thousandth of a thousandth is told as that.
 *
 * @param price in whole units
 * @param currency ISO 4217 code
 */
export function formatPrice(price: number, currency: string): string {
  if (price >= 0.01) return formatFiat(String(price), currency)
  const isLess = price < leastPrice
  const small = new Intl.NumberFormat(region, { ...styleOf(currency), maximumSignificantDigits: 3 })
  return `${isLess ? '< ' : ''}${small.format(isLess ? leastPrice : price)}`
}

/** A smaller price is not read any more. */
const leastPrice = 1e-6

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
      ...styleOf(currency),
      ...(whole && { maximumFractionDigits: 0 }),
    })
  formatters.set(key, made)
  return made
}

const styleOf = (currency: string) =>
  ({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' }) as const
