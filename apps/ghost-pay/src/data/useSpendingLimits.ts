import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import type { SpendingLimits } from '@ghost-pay/safe-account'

import { chainClient } from './chainClient.ts'
import { load } from './load.ts'

/**
 * Who may take how much from an account without the owners' signatures, as its modules tell.
 *
 * @param parameters.modules those of the account that tell it, as the chain says
 * @returns undefined while it is asked, null where it could not be read
 */
export function useSpendingLimits({
  chainId,
  safe,
  modules,
  refetchInterval,
}: {
  chainId: number
  safe: Address
  modules: readonly Address[]
  refetchInterval: number
}): { limits: SpendingLimits | null | undefined; retry: () => void } {
  const config = useConfig()
  const { data, isError, refetch } = useQuery({
    queryKey: ['spending-limits', chainId, safe, modules],
    enabled: modules.length > 0,
    refetchInterval,
    queryFn: async () => {
      const { readSpendingLimits } = await load(() => import('@ghost-pay/safe-account'))
      return readSpendingLimits(chainClient(config, chainId), { safe, modules })
    },
  })
  return { limits: isError ? null : data, retry: () => void refetch() }
}
