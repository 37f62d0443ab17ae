import type { KnownToken } from '@ghost-pay/safe-protocol'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'

import { load } from '../../../data/load.ts'

/**
 * A token's decimals and symbol as its own contract tells them, so that no gateway can make an amount look smaller than it is.
 *
 * @param token undefined when no token moves
 * @returns undefined while the chain has not told, or when it cannot
 */
export function useTokenOnChain(
  chainId: number,
  token: Address | undefined,
): { token: KnownToken | undefined; isPending: boolean } {
  const config = useConfig()
  const facts = useQuery({
    queryKey: ['token', chainId, token],
    enabled: token !== undefined,
    staleTime: Infinity,
    queryFn: async () => {
      if (token === undefined) return null
      const { readToken } = await load(() => import('./readToken.ts'))
      return readToken(config, { chainId, token })
    },
  })
  return { token: facts.data ?? undefined, isPending: token !== undefined && facts.isPending }
}
