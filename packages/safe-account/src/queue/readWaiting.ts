import type { Address } from 'viem'
import {
  type GatewayClient,
  getTransactionQueue,
  groupQueue,
  iteratePages,
  type QueueItem,
  type Transaction,
} from '@ghost-pay/gateway-client'

import { countUnread, waitingTransactions } from './queueCounts.ts'

/** How many pages of a queue are read. */
const mostPages = 20

/** Everything that waits. */
export type Waiting = {
  transactions: readonly Transaction[]
  /** Entries that wait and cannot be read. */
  unread: number
  /** There is nothing beyond what was read. */
  isWhole: boolean
}

/**
 * Reads everything that waits, over all pages of the queue, also those that nobody has opened.
 *
 * @throws what the gateway client throws
 */
export async function readWaiting(
  client: GatewayClient,
  account: { chainId: number; address: Address; signal?: AbortSignal | undefined },
): Promise<Waiting> {
  const items: QueueItem[] = []
  let isWhole = false
  const pages = iteratePages(client, getTransactionQueue, account, { maxPages: mostPages })
  for await (const { results, next } of pages) {
    items.push(...results)
    isWhole = next === null
  }
  const rows = groupQueue(items)
  return { transactions: waitingTransactions(rows), unread: countUnread(rows), isWhole }
}
