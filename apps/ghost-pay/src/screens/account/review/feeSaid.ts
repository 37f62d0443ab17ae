import { worthAtPrice } from '@ghost-pay/safe-account/money'

import { money } from '../../../data/currency.ts'
import { roundedFee } from '../../../format/roundedFee.ts'
import type { Said } from '../../../text/Said.ts'
import type { reviewCopy } from './reviewCopy.ts'

/** What gas costs at the moment. */
export type GasCosts = {
  /** What the node asks for one unit, in base units of the chain's own currency; undefined while it has not said. */
  gasPrice: bigint | undefined
  /** What one whole unit of that currency is worth by the gateway's price; undefined where there is none. */
  price: number | undefined
  /** Whether the gateway may be asked what the node does not say. */
  isGatewayAsked?: boolean | undefined
}

/**
 * What the network takes for an execution: in the chain's currency and in the one that figures are shown in, as far as that is known.
 *
 * @param gas of the rehearsal
 * @param currency the chain's own
 */
export function feeSaid(
  gas: bigint,
  { gasPrice, price }: GasCosts,
  { symbol, decimals }: { symbol: string; decimals: number },
): Said<typeof reviewCopy> {
  if (gasPrice === undefined) return ['review.terms.gas', { gas: Number(gas) }]
  const value = gas * gasPrice
  const fee = { fee: roundedFee({ value, decimals }), symbol }
  const worth = price === undefined ? undefined : worthAtPrice(value, decimals, price)
  if (worth === undefined) return ['review.terms.feeIn', fee]
  // A sum of nothing would say that it is free.
  return worth < 0.01
    ? ['review.terms.feeSmall', { ...fee, worth: money(0.01) }]
    : ['review.terms.feeWorth', { ...fee, worth: money(worth) }]
}
