import { locale } from './locale.ts'

const dollars = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' })

/** An amount of the currency in which the app tells worth: `$4,200.00`. */
export const formatFiat = (amount: number): string => dollars.format(amount)
