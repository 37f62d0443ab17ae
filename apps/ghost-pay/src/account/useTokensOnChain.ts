import { useQueries } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import { cleanToken } from '@ghost-pay/safe-account/tokens'
import type { KnownToken } from '@ghost-pay/safe-protocol'

import { chainClient } from '../chain/chainClient.ts'
import { load } from '../page/load.ts'

/** Tokens by what their own contracts say. */
export type TokensOnChain = {
  /** What the chain knows as tokens. */
  tokens: readonly KnownToken[]
  /** At least one is still being asked. */
  isPending: boolean
  /** At least one could not be asked: the node did not answer. */
  isNodeError: boolean
  retry: () => void
}

/**
 * Tokens' decimals and symbols as their own contracts say, so that no gateway can make an amount look smaller than it is.
 *
 * @param addresses each once
 * @param refetchInterval how often they are asked again, in milliseconds, and once at first; absent where one answer is good for good
 */
export function useTokensOnChain(
  chainId: number,
  addresses: readonly Address[],
  refetchInterval?: number,
): TokensOnChain {
  const config = useConfig()
  return useQueries({
    queries: addresses.map((token) => ({
      queryKey: ['token', chainId, token],
      ...(refetchInterval === undefined
        ? { staleTime: Infinity }
        : { staleTime: 0, refetchInterval }),
      queryFn: async () => {
        const { readToken } = await load(() => import('@ghost-pay/safe-account'))
        return cleanToken(await readToken(chainClient(config, chainId), { token }))
      },
    })),
    combine: (results) => ({
      tokens: results.flatMap(({ data }) => data ?? []),
      isPending: results.some(({ isPending }) => isPending),
      // What was answered before stays while nobody answers.
      isNodeError: results.some(({ isLoadingError }) => isLoadingError),
      retry: () => {
        for (const { isError, refetch } of results) if (isError) void refetch()
      },
    }),
  })
}
