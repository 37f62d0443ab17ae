import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'

import { chainClient } from './chainClient.ts'
import { load } from './load.ts'

/** Which of some addresses are tokens' own contracts, as `readTokensAt` finds them. */
export function useTokensAt(
  chainId: number,
  addresses: readonly Address[],
): UseQueryResult<readonly Address[]> {
  const config = useConfig()
  return useQuery({
    queryKey: ['tokens-at', chainId, addresses],
    enabled: addresses.length > 0,
    staleTime: Infinity,
    queryFn: async () => {
      const { readTokensAt } = await load(() => import('@ghost-pay/safe-account'))
      return readTokensAt(chainClient(config, chainId), { addresses })
    },
  })
}
