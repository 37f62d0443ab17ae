import { useQuery } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import type { SignableTransaction } from '@ghost-pay/safe-account'
import { safeTxHash } from '@ghost-pay/safe-protocol'

import { load } from './load.ts'
import type { WhyFailed } from './readWhyFailed.ts'
import type { MovedAmount } from './transactionView.ts'

/**
 * Why a transaction did not go through; undefined while that is asked.
 *
 * @param block in which it failed; undefined while it is not known
 */
export function useWhyFailed(
  signable: SignableTransaction,
  leaves: readonly MovedAmount[],
  block: number | undefined,
): WhyFailed | undefined {
  const config = useConfig()
  const { data } = useQuery({
    queryKey: ['why-failed', signable.chainId, safeTxHash(signable), block, leaves.length],
    enabled: block !== undefined,
    staleTime: Infinity,
    queryFn: async (): Promise<WhyFailed> => {
      const { readWhyFailed } = await load(() => import('./readWhyFailed.ts'))
      return block === undefined
        ? { why: 'unknown' }
        : readWhyFailed(config, { signable, leaves, block })
    },
  })
  return data
}
