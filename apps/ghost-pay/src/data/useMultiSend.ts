import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import type { OfficialContract } from '@ghost-pay/safe-protocol/contracts'

import { chainClient } from './chainClient.ts'
import { load } from './load.ts'

/**
 * The official contract that runs a batch on a chain, as `readMultiSend` finds it.
 *
 * @param isNeeded false where there is no batch: then nothing is asked
 */
export function useMultiSend(chainId: number, isNeeded: boolean): UseQueryResult<OfficialContract> {
  const config = useConfig()
  return useQuery({
    queryKey: ['multi-send', chainId],
    enabled: isNeeded,
    staleTime: Infinity,
    queryFn: async () => {
      const { readMultiSend } = await load(() => import('@ghost-pay/safe-account'))
      return readMultiSend(chainClient(config, chainId))
    },
  })
}
