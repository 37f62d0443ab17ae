import type { Address } from 'viem'
import { type GatewayClient, getTransactionQueue, iteratePages } from '@ghost-pay/gateway-client'

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
  account: { chainId: number; address: Address; signal?: AbortSignal | undefined },
): Promise<TakenNonces> {
  const taken = new Map<number, string[]>()
  const pages = iteratePages(client, getTransactionQueue, account, { maxPages: mostPages })
  for await (const { results, next } of pages) {
    for (const item of results) {
      if (item.type !== 'TRANSACTION' || item.transaction.executionInfo?.type !== 'MULTISIG') {
        continue
      }
      const { nonce } = item.transaction.executionInfo
      const hashes = taken.get(nonce) ?? []
      const hash = hashOfId(item.transaction.id) ?? item.transaction.id
      if (!hashes.includes(hash)) taken.set(nonce, [...hashes, hash])
    }
    if (next === null) return taken
  }
  throw new Error('The queue of the gateway does not end.')
}
