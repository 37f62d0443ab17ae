import type { PricedAmount } from '@ghost-pay/safe-account/money'
import { isCollectibleAmount, type SignableView } from '@ghost-pay/safe-account/view'

import { arePayments } from '../review/arePayments.ts'

/** What a transaction pays, by token; empty where it does anything else, pays a collectible, or nobody knows how much. */
export function amountsPaid(
  parameters: Pick<SignableView, 'amount' | 'parts' | 'totals'>,
): PricedAmount[] {
  const { amount, parts, totals } = parameters
  const amounts = amount === undefined ? (arePayments(parts) ? totals : []) : [amount]
  return amounts.every((one) => one.value !== undefined && !isCollectibleAmount(one))
    ? amounts.flatMap(({ value, decimals, token }) =>
        value === undefined ? [] : [{ value, decimals, token }],
      )
    : []
}
