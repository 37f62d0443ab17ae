import type { Address } from 'viem'
import { type GatewayClient, getTransactionQueue, type QueuePage } from '@ghost-pay/gateway-client'

import { hashOfId } from './hashOfId.ts'
import type { TakenNonces } from './nonces.ts'

/** More pages than any queue has: a gateway that never ends is not read for ever. */
const mostPages = 500

/**
 * Reads who waits at which nonce, over all pages of the queue.
 *
 * @throws what the gateway client throws; an error when the queue does not end, as a place that nobody is seen at may be taken
 */
export async function readTakenNonces(
  client: GatewayClient,
  {
    chainId,
    address,
    signal,
  }: { chainId: number; address: Address; signal?: AbortSignal | undefined },
): Promise<TakenNonces> {
  const taken = new Map<number, string[]>()
  let pageUrl: string | null = null
  for (let count = 0; count < mostPages; count += 1) {
    const page: QueuePage = await getTransactionQueue(client, { chainId, address, pageUrl, signal })
    for (const item of page.results) {
      if (item.type !== 'TRANSACTION' || item.transaction.executionInfo?.type !== 'MULTISIG')
        continue
      const { nonce } = item.transaction.executionInfo
      const hashes = taken.get(nonce) ?? []
      const hash = hashOfId(item.transaction.id) ?? item.transaction.id
      if (!hashes.includes(hash)) taken.set(nonce, [...hashes, hash])
    }
    if (page.next === null) return taken
    if (page.next === pageUrl) break
    pageUrl = page.next
  }
  throw new Error('The queue of the gateway does not end.')
}
