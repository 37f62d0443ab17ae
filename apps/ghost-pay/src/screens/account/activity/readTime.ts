import {
  type GatewayClient,
  getTransactionHistory,
  isUnknown,
  iteratePages,
  type SafeId,
  type Transaction,
} from '@ghost-pay/gateway-client'

/** How far the reading is. */
export type ReadProgress = { count: number; oldest: number | undefined }

/** A time of a history. */
export type TimeRead<row> = {
  rows: readonly row[]
  /** How many entries of it, or at its edges, cannot be read. */
  unread: number
}

/**
 * Reads all of a time of an account's history, page after page.
 *
 * @param parameters.from milliseconds since 1970, inclusive
 * @param parameters.to milliseconds since 1970, exclusive
 * @param parameters.signal stops it
 * @throws GatewayError when a page does not come, also after a stop; an Error when a page leads back to an earlier one: what is behind it is
 *   not known
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
): Promise<TimeRead<Transaction>> {
  const found = new Map<string, Transaction>()
  let oldest: number | undefined
  let unread = 0
  // Between two entries whose times are known.
  let between = 0
  let isToItsEnd = false
  for await (const { results, next } of iteratePages(client, getTransactionHistory, {
    chainId,
    address,
    signal,
  })) {
    for (const item of results) {
      if (isUnknown(item)) between += 1
      if (item.type !== 'TRANSACTION') continue
      const { transaction } = item
      const { timestamp } = transaction
      if (timestamp < to && (oldest ?? from) >= from) unread += between
      between = 0
      oldest = timestamp
      if (oldest >= from && oldest < to) found.set(transaction.id, transaction)
    }
    signal.throwIfAborted()
    onProgress({ count: found.size, oldest })
    isToItsEnd = next === null || (oldest !== undefined && oldest < from)
    if (isToItsEnd) break
  }
  if (!isToItsEnd) throw new Error('The history of the gateway does not end.')
  return { rows: [...found.values()], unread: unread + between }
}
