import { useQuery } from '@tanstack/react-query'
import type { Hash } from 'viem'
import { useConfig } from 'wagmi'
import { safeTxHash } from '@ghost-pay/safe-protocol'

import { load } from './load.ts'
import type { Mined } from './readMined.ts'
import type { SignableTransaction } from './verifyBeforeSigning.ts'

/**
 * Where and when a transaction came into the chain; undefined while, or because, the chain has not said.
 *
 * @param hash of the chain’s transaction
 * @param signable what the account did by it
 * @param refetchInterval how often it is asked again, in milliseconds, because it may not be in a block yet
 */
export function useMined(
  chainId: number,
  hash: Hash | undefined,
  signable: SignableTransaction | undefined,
  refetchInterval: number | false = false,
): Mined | undefined {
  const config = useConfig()
  const { data } = useQuery({
    queryKey: ['mined', chainId, hash, signable && safeTxHash(signable)],
    refetchInterval,
    enabled: hash !== undefined,
    queryFn: async () => {
      if (hash === undefined) return null
      const { readMined } = await load(() => import('./readMined.ts'))
      return readMined(config, { chainId, hash, signable })
    },
  })
  return data ?? undefined
}
