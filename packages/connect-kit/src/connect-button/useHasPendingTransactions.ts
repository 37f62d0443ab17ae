import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useConfig, useConnection } from 'wagmi'

/** Whether a transaction of the connected account waits for the chain. What follows them is loaded once somebody is connected. */
export function useHasPendingTransactions(): boolean {
  const config = useConfig()
  const queryClient = useQueryClient()
  const { address, chainId } = useConnection()
  const [answer, setAnswer] = useState<{ of: string; pending: boolean }>()
  const owner = `${chainId} ${address}`

  useEffect(() => {
    if (address === undefined || chainId === undefined) return
    let stop: (() => void) | undefined
    let gone = false
    import('./followPending.ts').then(
      ({ followPending }) => {
        if (gone) return
        stop = followPending({
          config,
          queryClient,
          owner: { address, chainId },
          onChange: (pending) => setAnswer({ of: `${chainId} ${address}`, pending }),
        })
      },
      // Without the code nothing is pending as far as anybody can see.
      () => {},
    )
    return () => {
      gone = true
      stop?.()
    }
  }, [config, queryClient, address, chainId])

  return answer?.of === owner && answer.pending
}
