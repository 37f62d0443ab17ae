import { useQuery } from '@tanstack/react-query'
import { zeroAddress } from 'viem'
import { useGasPrice } from 'wagmi'
import { useGateway } from '@ghost-pay/gateway-client/react'
import { worthOf } from '@ghost-pay/safe-account/money'

import { balancesQuery } from '../../../data/balancesQuery.ts'
import { isGatewayHere } from '../../../data/place.ts'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import type { GasCosts } from './feeSaid.ts'

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
