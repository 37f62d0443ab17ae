import { useQuery } from '@tanstack/react-query'
import { type Address, getAddress, zeroAddress } from 'viem'
import { useGateway } from '@ghost-pay/gateway-client/react'
import type { SpendPolicy } from '@ghost-pay/payments/policy'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { useTokensOnChain } from '../../../account/useTokensOnChain.ts'
import { balancesQuery } from '../../../money/balancesQuery.ts'
import type { PolicyUnits } from '../../../money/tokenUnit.ts'
import { assetsOf } from '../pay/assetsOf.ts'

/**
 * The units in which a policy can speak: the chain's own currency, and tokens as their own contracts describe them, from
 * any list.
 */
export function usePolicyUnits(
  { chainId, address, chain }: SharedAccount,
  policy: SpendPolicy | undefined,
): PolicyUnits & { isReading: boolean } {
  const balances = useQuery(balancesQuery(useGateway(), { chainId, address }))
  const held = assetsOf(chain, balances.data?.items).flatMap(({ token, doubt }) =>
    token === undefined || doubt !== undefined ? [] : [getAddress(token)],
  )
  const named = (policy?.limits ?? []).flatMap(({ token }) =>
    token === zeroAddress ? [] : [token],
  )
  const { tokens, isPending } = useTokensOnChain(chainId, [
    ...new Set<Address>([...held, ...named]),
  ])
  return {
    tokens: tokens.map((token) => ({ ...token, address: getAddress(token.address) })),
    currency: chain.nativeCurrency,
    isReading: balances.isPending || isPending,
  }
}
