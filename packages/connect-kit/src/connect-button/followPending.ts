import type { QueryClient } from '@tanstack/react-query'
import type { Config } from 'wagmi'

import { isWaiting } from '../transactions/recentTransactions.ts'
import {
  readTransactions,
  subscribeToTransactions,
  type TransactionOwner,
} from '../transactions/transactionStore.ts'
import { watchWithConfig } from '../transactions/watchWithConfig.ts'

export type FollowPendingParameters = {
  config: Config
  queryClient: QueryClient
  owner: TransactionOwner
  /** Called at once, and whenever the answer changes. */
  onChange: (pending: boolean) => void
}

/**
 * Follows whether a transaction of an account waits for the chain, and waits for the receipts. Loaded when somebody is
 * connected.
 *
 * @returns the way to stop
 */
export function followPending({
  config,
  queryClient,
  owner,
  onChange,
}: FollowPendingParameters): () => void {
  const tell = () => onChange(readTransactions(owner).some(isWaiting))
  const stopTelling = subscribeToTransactions(owner, tell)
  const stopWatching = watchWithConfig(config, queryClient, owner)
  tell()
  return () => {
    stopTelling()
    stopWatching()
  }
}
