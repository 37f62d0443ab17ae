import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import type { OfficialContract } from '@ghost-pay/safe-protocol/contracts'

import { chainClient } from './chainClient.ts'
import { load } from './load.ts'

/** The first of some official contracts that has other code on a chain, as `readForeign` finds it; null where all are what they should be. */
export function useForeign(
  chainId: number,
  contracts: readonly OfficialContract[],
): UseQueryResult<OfficialContract | null> {
  const config = useConfig()
  return useQuery({
    queryKey: ['foreign-code', chainId, contracts.map(({ address }) => address)],
    enabled: contracts.length > 0,
    queryFn: async () => {
      const { readForeign } = await load(() => import('@ghost-pay/safe-account'))
      return (await readForeign(chainClient(config, chainId), contracts)) ?? null
    },
  })
}
