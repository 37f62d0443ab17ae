import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import { safeTxHash } from '@ghost-pay/safe-protocol'

import { load } from './load.ts'
import type { Rehearsal } from './rehearsal.ts'
import type { SignableTransaction } from './verifyBeforeSigning.ts'

/** How long a rehearsal stands before it is run again, in milliseconds. */
const refetchInterval = 20_000

/**
 * What a transaction does on a node before anybody has signed it, as `readRehearsal` finds it.
 *
 * @param isOnce it is not run again by itself
 */
export function useRehearsal(
  signable: SignableTransaction | undefined,
  owner: Address | undefined,
  isOnce = false,
): UseQueryResult<Rehearsal> {
  const config = useConfig()
  return useQuery({
    // Before version 1.3.0 the hash says nothing of the chain.
    queryKey: ['rehearsal', signable?.chainId, signable && safeTxHash(signable), owner],
    enabled: signable !== undefined && owner !== undefined,
    refetchInterval: isOnce ? false : refetchInterval,
    queryFn: async () => {
      const { readRehearsal } = await load(() => import('./readRehearsal.ts'))
      if (signable === undefined || owner === undefined) throw new Error('Nothing to rehearse.')
      return readRehearsal(config, signable, owner)
    },
  })
}
