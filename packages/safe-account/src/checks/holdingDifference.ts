import type { Balance } from '@ghost-pay/gateway-client'

import type { Holding } from '../chain/readHoldings.ts'

/** In what a gateway's word about a token that an account holds is not the token's own, with what the token says. */
export type HoldingDifference =
  | { kind: 'decimals'; claimed: number; decimals: number; balance: bigint }
  | { kind: 'amount'; decimals: number; balance: bigint }

/**
 * Holds a gateway's word about a token that an account holds against the token.
 *
 * @param claimed as the gateway lists it
 * @param holding what the chain says
 * @returns undefined when the token says the same, or says nothing
 */
export function holdingDifference(
  claimed: Pick<Balance, 'balance' | 'tokenInfo'>,
  holding: Holding | undefined,
): HoldingDifference | undefined {
  if (holding?.decimals === undefined || holding.balance === undefined) return undefined
  const { decimals, balance } = holding
  const { tokenInfo } = claimed
  // Who says no decimals says no other ones.
  if (tokenInfo.decimals !== null && tokenInfo.decimals !== decimals) {
    return { kind: 'decimals', claimed: tokenInfo.decimals, decimals, balance }
  }
  // A balance that has just changed is not a wrong answer: the gateway is asked again when the account changes.
  return balance === claimed.balance ? undefined : { kind: 'amount', decimals, balance }
}
