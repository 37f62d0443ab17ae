import { useQuery } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import type { SentExecution } from '@ghost-pay/safe-account/store'

import { chainClient } from './chainClient.ts'
import { load } from './load.ts'
import { executionTimes } from './useExecutionTimes.ts'

/** How often the node is asked for what it does not have yet, in milliseconds. */
const again = 4000

/**
 * Asks the node of the page for what was sent until it has it, and notes when that was.
 *
 * @param sent undefined when there is nothing to ask for
 */
export function useSeen(sent: SentExecution | undefined): void {
  const config = useConfig()
  useQuery({
    queryKey: ['seen', sent?.chainId, sent?.hash],
    enabled: sent !== undefined,
    refetchInterval: ({ state }) => (state.data === true ? false : again),
    queryFn: async () => {
      if (sent === undefined) return false
      const { isSeen: askIsSeen } = await load(() => import('@ghost-pay/safe-account/execution'))
      const isSeen = await askIsSeen(chainClient(config, sent.chainId), sent)
      const { chainId, safe, safeTxHash, hash } = sent
      if (isSeen) executionTimes.note({ chainId, safe, safeTxHash, hash, seen: Date.now() })
      return isSeen
    },
  })
}
