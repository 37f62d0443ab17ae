import type { MovedAmount, SignableView } from '@ghost-pay/safe-account/view'

import { Amount } from '../../../components/Amount.tsx'

export type ReceiptSumsProps = { view: Pick<SignableView, 'amount' | 'totals'> }

/** What was paid: the first token large, each other one under it. */
export function ReceiptSums({ view: { amount, totals } }: ReceiptSumsProps) {
  const sums: readonly MovedAmount[] = amount === undefined ? totals : [amount]
  return sums.map((sum, index) => (
    <p
      key={`${sum.token ?? ''} ${sum.symbol}`}
      className="gp-receipt-page-sum"
      data-first={index === 0}
    >
      {index > 0 && <span className="gp-receipt-page-plus">+ </span>}
      <Amount size="hero" {...sum} exact />
    </p>
  ))
}
