import type { SignableView } from '@ghost-pay/safe-account/view'
import { plainText } from '@ghost-pay/safe-protocol'

import { splitAmount } from '../../../format/splitAmount.ts'
import type { Said } from '../../../text/Said.ts'
import type { transactionPageCopy } from './transactionPageCopy.ts'

/** How long an amount may be on a button, in characters. */
const longest = 24

/** What the button says that sends what is approved: the amount, where there is one that fits. */
export function sendLabel({
  amount,
}: Pick<SignableView, 'amount'>): Said<typeof transactionPageCopy> {
  if (amount?.value === undefined) return ['actions.execute']
  const { whole } = splitAmount(amount.value, amount.decimals)
  const symbol = plainText(amount.symbol)
  return whole.length + symbol.length > longest
    ? ['actions.execute']
    : ['actions.send.payment', { amount: whole, symbol }]
}
