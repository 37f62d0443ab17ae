import { useQuery } from '@tanstack/react-query'
import type { Hash } from 'viem'
import { useConfig } from 'wagmi'

import { load } from './load.ts'
import type { Mined } from './readMined.ts'

/** Where and when a transaction came into the chain; undefined while, or because, the chain has not said. */
export function useMined(chainId: number, hash: Hash | undefined): Mined | undefined {
  const config = useConfig()
  const { data } = useQuery({
    queryKey: ['mined', chainId, hash],
    enabled: hash !== undefined,
    queryFn: async () => {
      if (hash === undefined) return null
      const { readMined } = await load(() => import('./readMined.ts'))
      return readMined(config, { chainId, hash })
    },
  })
  return data ?? undefined
}
