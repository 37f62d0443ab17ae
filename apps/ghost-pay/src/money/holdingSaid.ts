import type { HoldingDifference } from '@ghost-pay/safe-account/checks'

import { splitAmount } from '../format/splitAmount.ts'
import type { Said } from '../text/Said.ts'
import type { holdingCopy } from './holdingCopy.ts'

/** Says what is wrong with the gateway's word about a token that an account holds. */
export function holdingSaid(difference: HoldingDifference): Said<typeof holdingCopy> {
  const { balance, decimals } = difference
  const amount = splitAmount(balance, decimals).whole
  return difference.kind === 'amount'
    ? ['holding.amount', { amount }]
    : ['holding.decimals', { decimals, claimed: difference.claimed, amount }]
}
