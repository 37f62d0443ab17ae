import type { MovedAmount } from './transactionView.ts'
import type { SignableView } from './viewSignable.ts'

/** What a transaction pays in all: its one amount, or of a batch the sum of each token. */
export const amountsOf = ({
  amount,
  totals,
}: Pick<SignableView, 'amount' | 'totals'>): readonly MovedAmount[] =>
  amount === undefined ? totals : [amount]
