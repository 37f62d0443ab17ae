import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import type { OfficialContract } from '@ghost-pay/safe-protocol/contracts'

import { chainClient } from './chainClient.ts'
import { load } from './load.ts'

/** Asks a chain about contracts. */
function useContracts<answer>(
  queryKey: readonly [what: string, chainId: number, ...more: unknown[]],
  {
    enabled,
    staleTime = 0,
    read,
  }: {
    enabled: boolean
    staleTime?: number
    read: (client: ReturnType<typeof chainClient>) => Promise<answer>
  },
): UseQueryResult<answer> {
  const config = useConfig()
  const queryFn = () => read(chainClient(config, queryKey[1]))
  return useQuery({ queryKey, enabled, staleTime, queryFn })
}

/** The first of some official contracts that has other code on a chain, as `readForeign` finds it; null where all are what they should be. */
export const useForeign = (
  chainId: number,
  contracts: readonly OfficialContract[],
): UseQueryResult<OfficialContract | null> =>
  useContracts(['foreign-code', chainId, contracts.map(({ address }) => address)], {
    enabled: contracts.length > 0,
    read: async (client) => {
      const { readForeign } = await load(() => import('@ghost-pay/safe-account'))
      return (await readForeign(client, contracts)) ?? null
    },
  })

/**
 * The official contract that runs a batch on a chain, as `readMultiSend` finds it.
 *
 * @param isNeeded false where there is no batch: then nothing is asked
 */
export const useMultiSend = (
  chainId: number,
  isNeeded: boolean,
): UseQueryResult<OfficialContract> =>
  useContracts(['multi-send', chainId], {
    enabled: isNeeded,
    staleTime: Infinity,
    read: async (client) => {
      const { readMultiSend } = await load(() => import('@ghost-pay/safe-account'))
      return readMultiSend(client)
    },
  })

/** Which of some addresses are tokens' own contracts, as `readTokensAt` finds them. */
export const useTokensAt = (
  chainId: number,
  addresses: readonly Address[],
): UseQueryResult<readonly Address[]> =>
  useContracts(['tokens-at', chainId, addresses], {
    enabled: addresses.length > 0,
    staleTime: Infinity,
    read: async (client) => {
      const { readTokensAt } = await load(() => import('@ghost-pay/safe-account'))
      return readTokensAt(client, { addresses })
    },
  })
