import type { Hash } from 'viem'
import type { ExecutedName, SignableTransaction } from '@ghost-pay/safe-account'

import { load } from '../../../data/load.ts'
import { useOnChain } from '../../../data/useOnChain.ts'

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
  const { data, isError } = useOnChain(
    ['executed', name?.chainId, name?.safe, name?.safeTxHash, name?.hash],
    name &&
      (async (client) => {
        const { readExecuted } = await load(() => import('@ghost-pay/safe-account'))
        return (await readExecuted(client, name)) ?? null
      }),
    { refetchInterval: ({ state }) => (state.error === null ? false : 4000) },
  )
  if (data === undefined) return { status: isError ? 'unread' : 'pending' }
  return data === null ? { status: 'none' } : { status: 'read', signable: data }
}
