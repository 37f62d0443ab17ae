import type { Context } from 'hono'
import type { Answers, Transaction } from '@ghost-pay/gateway-wire'

import { cutPage, pageUrl, readCursor, type Sliceable } from './page.ts'
import { requestUrl } from './url.ts'

/** Each of these is a page of the same form; only some have a count. */
type TransactionListPage =
  | Answers['GET /v1/chains/{chainId}/safes/{safeAddress}/multisig-transactions']
  | Answers['GET /v1/chains/{chainId}/safes/{safeAddress}/module-transactions']
  | Answers['GET /v1/chains/{chainId}/safes/{safeAddress}/incoming-transfers']

/**
 * Answers with a page of transactions, without labels.
 *
 * @param summarize turns the items of the page into answers
 * @param count whether the page contains the total; not every list of the hosted gateway does
 */
export async function pageOfTransactions<Item>(
  c: Context,
  all: Sliceable<Item>,
  summarize: (items: Item[]) => Promise<Transaction[]>,
  { count = false }: { count?: boolean } = {},
): Promise<Response> {
  const page = cutPage(all, readCursor(c.req.query('cursor')))
  const summaries = await summarize(page.items)
  return c.json({
    ...(count && { count: page.total }),
    next: pageUrl(requestUrl(c), page.next),
    previous: pageUrl(requestUrl(c), page.previous),
    results: summaries.map((transaction) => ({
      type: 'TRANSACTION' as const,
      transaction,
      conflictType: 'None' as const,
    })),
  } satisfies TransactionListPage)
}

/** Answers with a page of items and their total. */
export function pageOf<Item>(c: Context, all: readonly Item[]): Response {
  const page = cutPage(all, readCursor(c.req.query('cursor')))
  return c.json({
    count: page.total,
    next: pageUrl(requestUrl(c), page.next),
    previous: pageUrl(requestUrl(c), page.previous),
    results: page.items,
  })
}
