import { type Client, createClient, type Hash, http, type TransactionReceipt } from 'viem'

import type { ChainClient } from './ChainClient.ts'
import { findReceipt } from './findReceipt.ts'

const bundled = new WeakMap<Client, Client>()

/** The node of a client, asked for many things with one request. */
function bundling(client: Client): Client {
  const known = bundled.get(client)
  if (known !== undefined) return known
  const url = typeof client.transport['url'] === 'string' ? client.transport['url'] : undefined
  const made = createClient({
    chain: client.chain,
    transport: http(url, { batch: { batchSize: 50, wait: 10 }, retryCount: 0 }),
  })
  bundled.set(client, made)
  return made
}

/**
 * Asks the chain for a receipt. Those that are asked for together are one request, where the node takes bundles.
 *
 * @returns null when the chain knows no such transaction, or has not included it yet
 * @throws ChainReadError `silent` when the node does not answer
 */
export async function readReceipt(
  client: ChainClient,
  { hash }: { hash: Hash },
): Promise<TransactionReceipt | null> {
  // A node that takes no bundles is asked one by one.
  const found = findReceipt(bundling(client), hash).catch(() => findReceipt(client, hash))
  return (await found) ?? null
}
