import { useQuery } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import type { AskedSend, SinceAsked } from '@ghost-pay/safe-account/store'

import { load } from './load.ts'

/** How often the chain is asked, in milliseconds. */
const lookInterval = 5000

/**
 * What the chain has of a wallet since it was asked to send something; undefined while it is asked, `unread` when it does not answer.
 *
 * @param asked the question; undefined where there is none
 */
export function useSinceAsked(asked: AskedSend | undefined): SinceAsked | 'unread' | undefined {
  const config = useConfig()
  const { data, isError } = useQuery({
    queryKey: ['since-asked', asked],
    enabled: asked !== undefined,
    refetchInterval: lookInterval,
    retry: false,
    queryFn: async () => {
      if (asked === undefined) return null
      const { readSinceAsked } = await load(() => import('./following.ts'))
      return readSinceAsked(config, asked)
    },
  })
  return isError ? 'unread' : (data ?? undefined)
}
