import { buildQueue } from '../../lists/buildQueue.ts'
import { isUnknown } from '../../lists/unknownItem.ts'
import type { QueuePage, Transaction } from '../../schemas/transaction.ts'
import type { CachedPages } from './CachedPages.ts'

/**
 * A cached queue with a transaction more, or with one in the place of the same one. What it held is laid out again on its first
 * page; the others are left empty, since the list is fetched again soon.
 *
 * @param nonce the account's own
 */
export function addToQueue(
  data: CachedPages<QueuePage>,
  transaction: Transaction,
  nonce: number,
): CachedPages<QueuePage> {
  const byId = new Map<string, Transaction>()
  for (const item of data.pages.flatMap((page) => page.results)) {
    if (item.type === 'TRANSACTION') byId.set(item.transaction.id.toLowerCase(), item.transaction)
  }
  byId.set(transaction.id.toLowerCase(), transaction)
  const unknown = data.pages.flatMap(({ results }) => results.filter(isUnknown))
  const items = [...buildQueue([...byId.values()], nonce), ...unknown]
  return {
    ...data,
    pages: data.pages.map((page, index) => ({ ...page, results: index === 0 ? items : [] })),
  }
}
