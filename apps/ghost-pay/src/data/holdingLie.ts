import type { Balance } from '@ghost-pay/gateway-client'

import { splitAmount } from '../format/splitAmount.ts'
import type { Holding } from './readHoldings.ts'

/**
 * What is wrong with the gateway's word about a token that an account holds; undefined when the token says the same, or says
 * nothing.
 */
export function holdingLie(
  { balance, tokenInfo }: Pick<Balance, 'balance' | 'tokenInfo'>,
  holding: Holding | undefined,
): string | undefined {
  if (holding?.decimals === undefined || holding.balance === undefined) return undefined
  const { decimals } = holding
  if (tokenInfo.decimals !== decimals) {
    return `The token counts with ${decimals} decimals, the gateway with ${tokenInfo.decimals ?? 0}. It is ${splitAmount(holding.balance, decimals).whole}.`
  }
  // A balance that has just changed is no lie: the gateway is asked again when the account changes.
  return holding.balance === balance
    ? undefined
    : `The token itself says ${splitAmount(holding.balance, decimals).whole}.`
}
