'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useConfig, useConnection } from 'wagmi'

import type { RecentTransaction } from './recentTransactions.ts'
import { readTransactions, subscribeToTransactions } from './transactionStore.ts'
import { watchWithConfig } from './watchWithConfig.ts'

const none: readonly RecentTransaction[] = []
const noTransactions = () => none
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

  useEffect(() => {
    if (!owner) return
    return watchWithConfig(config, queryClient, owner)
  }, [config, owner, queryClient])

  const subscribe = useCallback(
    (changed: () => void) => (owner ? subscribeToTransactions(owner, changed) : never()),
    [owner],
  )
  return useSyncExternalStore(
    subscribe,
    () => (owner ? readTransactions(owner) : none),
    noTransactions,
  )
}
