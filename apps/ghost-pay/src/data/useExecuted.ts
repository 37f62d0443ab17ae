import { useQuery } from '@tanstack/react-query'
import type { Hash } from 'viem'
import { useConfig } from 'wagmi'
import type { ExecutedName, SignableTransaction } from '@ghost-pay/safe-account'

import { chainClient } from './chainClient.ts'
import { load } from './load.ts'

/** What an account executed, from the chain alone: `none` where the chain does not show it. */
export type Executed =
  | { status: 'read'; signable: SignableTransaction }
  | { status: 'pending' | 'unread' | 'none'; signable?: undefined }

/**
 * Reads from the chain what an account executed under a hash, for what a gateway shows otherwise.
 *
 * @param name what was executed, and in which of the chain's transactions; undefined where there is no reason to ask
 */
export function useExecuted(name: (ExecutedName & { hash: Hash }) | undefined): Executed {
  const config = useConfig()
  const { data, isError } = useQuery({
    queryKey: ['executed', name?.chainId, name?.safe, name?.safeTxHash, name?.hash],
    enabled: name !== undefined,
    refetchInterval: ({ state }) => (state.error === null ? false : 4000),
    queryFn: async () => {
      if (name === undefined) return null
      const { readExecuted } = await load(() => import('@ghost-pay/safe-account'))
      return (await readExecuted(chainClient(config, name.chainId), name)) ?? null
    },
  })
  if (data === undefined) return { status: isError ? 'unread' : 'pending' }
  return data === null ? { status: 'none' } : { status: 'read', signable: data }
}
