'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useConfig, useConnection } from 'wagmi'

import * as limits from '../limits.ts'
import { isWaiting, type RecentTransaction } from './recentTransactions.ts'
import { readTransactions, subscribeToTransactions, transactionStore } from './transactionStore.ts'

const none: readonly RecentTransaction[] = []
const noTransactions = () => none
// Numbers are handed over as the list is.
const watching = {
  store: transactionStore,
  slowAfter: limits.transactionSlowAfter,
  retryAfter: limits.transactionRetryAfter,
  answerTimeout: limits.batchAnswerTimeout,
}
const never = () => () => {}

/**
 * The recent transactions of the connected account on its chain, newest first, and kept up to date: their receipts are
 * waited for while a component that uses this is mounted. Empty without a connection, and on the server.
 */
export function useRecentTransactions(): readonly RecentTransaction[] {
  const config = useConfig()
  const queryClient = useQueryClient()
  const { address, chainId } = useConnection()
  const owner = useMemo(
    () => (address !== undefined && chainId !== undefined ? { address, chainId } : undefined),
    [address, chainId],
  )

  const subscribe = useCallback(
    (changed: () => void) => (owner ? subscribeToTransactions(owner, changed) : never()),
    [owner],
  )
  const transactions = useSyncExternalStore(
    subscribe,
    () => (owner ? readTransactions(owner) : none),
    noTransactions,
  )
  const isAnyWaiting = transactions.some(isWaiting)

  useEffect(() => {
    if (!owner || !isAnyWaiting) return
    let stop: (() => void) | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isLeft = false
    // Loaded when the first transaction waits.
    const start = () => {
      import('./watchTransactions.ts').then(
        ({ watchWithConfig }) => {
          if (!isLeft) stop = watchWithConfig(config, queryClient, owner, watching)
        },
        () => {
          if (!isLeft) timer = setTimeout(start, limits.transactionRetryAfter)
        },
      )
    }
    start()
    return () => {
      isLeft = true
      clearTimeout(timer)
      stop?.()
    }
  }, [config, isAnyWaiting, owner, queryClient])
  return transactions
}
