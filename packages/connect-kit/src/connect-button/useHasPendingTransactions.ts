import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useConfig, useConnection } from 'wagmi'

import { afterLoading } from '../platform/afterLoading.ts'

/** Whether a transaction of the connected account waits for the chain. What follows them is loaded once somebody is connected. */
export function useHasPendingTransactions(): boolean {
  const config = useConfig()
  const queryClient = useQueryClient()
  const { address, chainId } = useConnection()
  const [answer, setAnswer] = useState<{ of: string; pending: boolean }>()
  const of = `${chainId} ${address}`

  useEffect(() => {
    if (address === undefined || chainId === undefined) return
    return afterLoading(import('./followPending.ts'), ({ followPending }) =>
      followPending({
        config,
        queryClient,
        owner: { address, chainId },
        onChange: (pending) => setAnswer({ of, pending }),
      }),
    )
  }, [config, queryClient, address, chainId, of])

  return answer?.of === of && answer.pending
}
