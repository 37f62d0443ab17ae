import { useQuery } from '@tanstack/react-query'
import { zeroAddress } from 'viem'
import { useGasPrice } from 'wagmi'
import { useGateway } from '@ghost-pay/gateway-client/react'
import { worthAtPrice, worthOf } from '@ghost-pay/safe-account/money'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { roundedFee } from '../../../format/roundedFee.ts'
import { isGatewayHere } from '../../../gateway/place.ts'
import { balancesQuery } from '../../../money/balancesQuery.ts'
import { money } from '../../../money/currency.ts'
import type { Said } from '../../../text/Said.ts'
import type { reviewCopy } from './reviewCopy.ts'

/**
 * What gas costs on an account's chain at the moment: by its node, and in the shown currency by the gateway.
 *
 * @param isUnasked true where the gateway is not asked: then nobody says what it is worth
 */
export function useGasCosts(
  { chainId, address, chain }: Pick<SharedAccount, 'chainId' | 'address' | 'chain'>,
  isUnasked = false,
): GasCosts {
  const client = useGateway()
  const isGatewayAsked = !isUnasked && !isGatewayHere
  const { data: gasPrice } = useGasPrice({ chainId })
  const { data: balances } = useQuery({
    ...balancesQuery(client, { chainId, address }),
    enabled: isGatewayAsked,
  })
  const { decimals } = chain.nativeCurrency
  const one = { value: 10n ** BigInt(decimals), decimals, token: zeroAddress }
  return { gasPrice, price: balances && worthOf(one, balances.items), isGatewayAsked }
}

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

/**
 * What an execution costs at least by the gateway's claim: it knows the call alone, not what checking the signatures takes.
 *
 * @param claimedGas of the call
 * @param currency the chain's own
 */
export function claimedFeeSaid(
  claimedGas: bigint,
  { gasPrice }: Pick<GasCosts, 'gasPrice'>,
  { symbol, decimals }: { symbol: string; decimals: number },
): Said<typeof reviewCopy> {
  return gasPrice === undefined
    ? ['claimedFee.gas', { gas: Number(claimedGas) }]
    : ['claimedFee.fee', { fee: roundedFee({ value: claimedGas * gasPrice, decimals }), symbol }]
}
