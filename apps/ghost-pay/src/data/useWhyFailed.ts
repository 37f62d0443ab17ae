import { useQuery } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import type { SignableTransaction } from '@ghost-pay/safe-account'
import type { WhyFailed } from '@ghost-pay/safe-account/execution'
import type { MovedAmount } from '@ghost-pay/safe-account/view'
import { safeTxHash } from '@ghost-pay/safe-protocol'

import { chainClient } from './chainClient.ts'
import { load } from './load.ts'

/**
 * Why a transaction did not go through; undefined while that is asked.
 *
 * @param block in which it failed; undefined while it is not known
 */
export function useWhyFailed(
  signable: SignableTransaction,
  leaves: readonly MovedAmount[],
  block: number | undefined,
): WhyFailed<MovedAmount> | undefined {
  const config = useConfig()
  const { data } = useQuery({
    queryKey: ['why-failed', signable.chainId, safeTxHash(signable), block, leaves.length],
    enabled: block !== undefined,
    staleTime: Infinity,
    queryFn: async (): Promise<WhyFailed<MovedAmount>> => {
      const { readWhyFailed } = await load(() => import('@ghost-pay/safe-account/execution'))
      return block === undefined
        ? { why: 'unknown' }
        : readWhyFailed(chainClient(config, signable.chainId), { signable, leaves, block })
    },
  })
  return data
}
