import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useConfig } from 'wagmi'

import type { AskedSend, SinceAsked } from './askedSends.ts'
import { load } from './load.ts'
import { type ExecutedTransaction, executionWord } from './sentExecutions.ts'
import { askedSends, useAskedSend } from './useAskedSend.ts'
import { sentExecutions } from './useSentExecution.ts'

/** How often the chain is asked what has become of it, in milliseconds. */
const lookInterval = 5000

/** A wallet that was asked to execute a transaction and has not answered. */
export type AskedHere = {
  asked: AskedSend
  /** What the chain has of the wallet since; undefined while it is asked, `unread` when it does not answer. */
  since: SinceAsked | 'unread' | undefined
}

/**
 * Follows a wallet that was asked to execute a transaction and whose answer has not come: in this tab or another, also before a reload.
 * What the chain has executed is followed as if the wallet had answered, and the note goes (behaviour/payments#asked).
 *
 * @param nonce the transaction's; undefined while it is not known
 * @param isAsked false while the answer is known already
 * @returns undefined when no answer is missing; `look` asks the chain at once
 */
export function useAskedExecution(
  { chainId, safe, safeTxHash }: ExecutedTransaction,
  nonce: bigint | undefined,
  isAsked: boolean,
): { here: AskedHere | undefined; look: () => Promise<unknown> } {
  const config = useConfig()
  const what = executionWord({ chainId, safe, safeTxHash })
  const asked = useAskedSend(what)
  const { data, isError, refetch } = useQuery({
    queryKey: ['asked-execution', asked, nonce?.toString()],
    enabled: isAsked && asked !== undefined && nonce !== undefined,
    refetchInterval: lookInterval,
    retry: false,
    queryFn: async () => {
      if (asked === undefined || nonce === undefined) return null
      const { readAskedExecution } = await load(() => import('./readAskedExecution.ts'))
      return readAskedExecution(config, asked, { chainId, safe, safeTxHash, nonce })
    },
  })
  useEffect(() => {
    if (asked === undefined || data?.status !== 'executed') return
    const { from, block } = asked
    const { hash } = data
    if (hash !== undefined) {
      const transaction = { chainId, safe, safeTxHash }
      sentExecutions.remember({ ...transaction, hash, from, data: '0x', nonce: undefined, block })
    }
    askedSends.settle(what)
  }, [asked, data, chainId, safe, safeTxHash, what])
  if (asked === undefined || !isAsked || data?.status === 'executed') {
    return { here: undefined, look: refetch }
  }
  return { here: { asked, since: isError ? 'unread' : data?.status }, look: refetch }
}
