import {
  skipToken,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import type { ChainClient } from '@ghost-pay/safe-account'

import { chainClient } from './chainClient.ts'

/**
 * Asks the node of a chain.
 *
 * @param queryKey the name of the question, and the chain's id
 * @param ask undefined or false where there is nothing to ask: then `refetch` is not called
 */
export function useOnChain<answer>(
  queryKey: readonly [what: string, chainId: number | undefined, ...more: unknown[]],
  ask: ((client: ChainClient) => Promise<answer>) | false | undefined,
  options: Omit<UseQueryOptions<answer>, 'queryKey' | 'queryFn' | 'enabled'> = {},
): UseQueryResult<answer> {
  const config = useConfig()
  const [, chainId] = queryKey
  return useQuery({
    ...options,
    queryKey,
    queryFn: ask && chainId !== undefined ? () => ask(chainClient(config, chainId)) : skipToken,
  })
}
