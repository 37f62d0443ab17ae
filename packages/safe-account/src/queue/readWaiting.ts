import type { Address } from 'viem'
import {
  type GatewayClient,
  getTransactionQueue,
  groupQueue,
  type QueueItem,
  type QueuePage,
  type Transaction,
} from '@ghost-pay/gateway-client'

import { countUnread } from './queueCounts.ts'
import { waitingTransactions } from './waitingTransactions.ts'

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
  {
    chainId,
    address,
    signal,
  }: { chainId: number; address: Address; signal?: AbortSignal | undefined },
): Promise<Waiting> {
  const items: QueueItem[] = []
  let pageUrl: string | null = null
  for (let count = 0; count < mostPages; count += 1) {
    const page: QueuePage = await getTransactionQueue(client, { chainId, address, pageUrl, signal })
    items.push(...page.results)
    pageUrl = page.next
    if (pageUrl === null) break
  }
  const rows = groupQueue(items)
  return {
    transactions: waitingTransactions(rows),
    unread: countUnread(rows),
    isWhole: pageUrl === null,
  }
}
