import {
  type GatewayClient,
  getTransactionHistory,
  iteratePages,
  type SafeId,
  type Transaction,
} from '@ghost-pay/gateway-client'

/** How far the reading is. */
export type ReadProgress = { count: number; oldest: number | undefined }

/**
 * Reads all of a time of an account's history, page after page.
 *
 * @param parameters.from milliseconds since 1970, inclusive
 * @param parameters.to milliseconds since 1970, exclusive
 * @param parameters.signal stops it
 * @throws GatewayError when a page does not come, also after a stop
 */
export async function readTime(
  client: GatewayClient,
  {
    chainId,
    address,
    from,
    to,
    signal,
    onProgress,
  }: SafeId & {
    from: number
    to: number
    signal: AbortSignal
    onProgress: (progress: ReadProgress) => void
  },
): Promise<Transaction[]> {
  const found = new Map<string, Transaction>()
  for await (const page of iteratePages(client, getTransactionHistory, {
    chainId,
    address,
    signal,
  })) {
    let oldest: number | undefined
    for (const item of page.results) {
      if (item.type !== 'TRANSACTION') continue
      const { transaction } = item
      oldest = transaction.timestamp
      if (oldest >= from && oldest < to) found.set(transaction.id, transaction)
    }
    signal.throwIfAborted()
    onProgress({ count: found.size, oldest })
    if (oldest !== undefined && oldest < from) break
  }
  return [...found.values()]
}
