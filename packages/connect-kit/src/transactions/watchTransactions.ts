import type { Client, Hash } from 'viem'

import * as limits from '../limits.ts'
import { isWaiting, type RecentTransaction, type StoredOutcome } from './recentTransactions.ts'
import {
  readTransactions,
  storeOutcome,
  subscribeToTransactions,
  type TransactionOwner,
} from './transactionStore.ts'
import type { TransactionOutcome } from './waitForOutcome.ts'

export type WatchTransactionsParameters = {
  owner: TransactionOwner
  /** The node of the owner's chain; `undefined` when the host configured none. */
  getClient: () => Client | undefined
  /** Called after each outcome that a receipt decided. */
  onSettled?: ((transaction: RecentTransaction) => void) | undefined
  /** How long a transaction is pending before it is called slow, in milliseconds. */
  slowAfter?: number | undefined
  /** How long to wait before a node that could not be asked is asked again, in milliseconds. */
  retryAfter?: number | undefined
}

/**
 * Follows every transaction of a list that still waits, also those that are added later and those that another page left
 * waiting. A node that cannot be asked is asked again; a transaction without a receipt for
 * `slowAfter` milliseconds is `unknown`, never failed.
 *
 * @returns a function that unsubscribes
 */
export function watchTransactions({
  owner,
  getClient,
  onSettled,
  slowAfter = limits.transactionSlowAfter,
  retryAfter = limits.transactionRetryAfter,
}: WatchTransactionsParameters): () => void {
  const watched = new Set<string>()
  let stopped = false

  async function follow({ hash, confirmations }: RecentTransaction): Promise<void> {
    const current = () => readTransactions(owner).find((transaction) => transaction.hash === hash)
    while (!stopped) {
      const waiting = current()
      if (!waiting || !isWaiting(waiting)) return
      try {
        const client = getClient()
        if (!client) return
        // Loaded when the first transaction waits.
        const { waitForOutcome } = await import('./waitForOutcome.ts')
        const outcome = storedOutcome(
          hash,
          await waitForOutcome(client, { hash, confirmations, timeout: slowAfter }),
        )
        storeOutcome(owner, hash, outcome)
        const settled = current()
        if (settled && outcome.status !== 'unknown') onSettled?.(settled)
      } catch {
        await new Promise((resolve) => setTimeout(resolve, retryAfter))
      }
    }
  }

  function look() {
    for (const transaction of readTransactions(owner)) {
      if (!isWaiting(transaction) || watched.has(transaction.hash)) continue
      watched.add(transaction.hash)
      void follow(transaction).finally(() => watched.delete(transaction.hash))
    }
  }

  const unsubscribe = subscribeToTransactions(owner, look)
  look()
  return () => {
    stopped = true
    unsubscribe()
  }
}

/** How an outcome is stored: a cancelled transaction is a replaced one, and one that no node knows can still come. */
function storedOutcome(hash: Hash, outcome: TransactionOutcome): StoredOutcome {
  switch (outcome.status) {
    case 'confirmed':
    case 'failed': {
      const { transactionHash } = outcome.receipt
      const isSame = transactionHash.toLowerCase() === hash.toLowerCase()
      return { status: outcome.status, ...(!isSame && { replacedBy: transactionHash }) }
    }
    case 'cancelled':
    case 'replaced':
      return { status: 'replaced', replacedBy: outcome.replacement?.hash }
    case 'lost':
    case 'unknown':
      return { status: 'unknown' }
  }
}
