import type { Balance } from '@ghost-pay/gateway-client'
import type { Holding } from '@ghost-pay/safe-account'

import { splitAmount } from '../format/splitAmount.ts'
import type { Said } from '../text/Said.ts'
import type { holdingCopy } from './holdingCopy.ts'

/**
 * What is wrong with the gateway's word about a token that an account holds; undefined when the token says the same, or says
 * nothing.
 */
export function holdingLie(
  { balance, tokenInfo }: Pick<Balance, 'balance' | 'tokenInfo'>,
  holding: Holding | undefined,
): Said<typeof holdingCopy> | undefined {
  if (holding?.decimals === undefined || holding.balance === undefined) return undefined
  const { decimals } = holding
  const { whole } = splitAmount(holding.balance, decimals)
  if (tokenInfo.decimals !== decimals) {
    const claimed = tokenInfo.decimals ?? 0
    return ['holding.decimals', { decimals, claimed, amount: whole }]
  }
  // A balance that has just changed is not a wrong answer: the gateway is asked again when the
  // account changes.
  return holding.balance === balance ? undefined : ['holding.amount', { amount: whole }]
}
