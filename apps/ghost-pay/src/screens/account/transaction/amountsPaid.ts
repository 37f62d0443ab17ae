import type { PricedAmount } from '../../../data/paidPrices.ts'
import type { SignableView } from '../../../data/viewSignable.ts'
import { arePayments } from '../review/arePayments.ts'

/** What a transaction pays, by token; empty where it does anything else, or nobody knows how much. */
export function amountsPaid({
  amount,
  parts,
  totals,
}: Pick<SignableView, 'amount' | 'parts' | 'totals'>): PricedAmount[] {
  const amounts = amount === undefined ? (arePayments(parts) ? totals : []) : [amount]
  return amounts.every(({ value }) => value !== undefined)
    ? amounts.flatMap(({ value, decimals, token }) =>
        value === undefined ? [] : [{ value, decimals, token }],
      )
    : []
}
