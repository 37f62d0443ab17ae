import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import type { Holding } from '@ghost-pay/safe-account'

import { chainClient } from './chainClient.ts'
import { load } from './load.ts'
import type { SharedAccount } from './SharedAccount.ts'

/**
 * What tokens themselves say about how much of them an account holds. What they said before the gateway's balances came is not held against
 * these: what has changed since would be called a lie.
 *
 * @param version another one asks again: when the gateway's balances have come
 */
export function useHoldings(
  { chainId, address }: Pick<SharedAccount, 'chainId' | 'address'>,
  tokens: readonly Address[],
  version: number,
): ReadonlyMap<Address, Holding> | undefined {
  const config = useConfig()
  return useQuery({
    queryKey: ['holdings', chainId, address, tokens, version],
    enabled: tokens.length > 0,
    staleTime: Infinity,
    queryFn: async () => {
      const { readHoldings } = await load(() => import('@ghost-pay/safe-account'))
      const holdings = await readHoldings(chainClient(config, chainId), { holder: address, tokens })
      return new Map(
        tokens.flatMap((token, index) => {
          const holding = holdings[index]
          return holding === undefined ? [] : [[token, holding] as const]
        }),
      )
    },
  }).data
}
