import type { Context } from 'hono'

import type { TransactionSummary } from '../answers/transaction.ts'
import { cutPage, pageUrl, readCursor } from './page.ts'
import { requestUrl } from './url.ts'

/**
 * Answers with a page of transactions that stand alone, without labels.
 *
 * @param summarize puts the items of the page into the gateway's words
 * @param count whether the page says how many there are in all; not every list of the hosted gateway does
 */
export async function pageOfTransactions<Item>(
  c: Context,
  all: readonly Item[],
  summarize: (items: Item[]) => Promise<TransactionSummary[]>,
  { count = false }: { count?: boolean } = {},
): Promise<Response> {
  const page = cutPage(all, readCursor(c.req.query('cursor')))
  const summaries = await summarize(page.items)
  return c.json({
    ...(count && { count: page.total }),
    next: pageUrl(requestUrl(c), page.next),
    previous: pageUrl(requestUrl(c), page.previous),
    results: summaries.map((transaction) => ({
      type: 'TRANSACTION',
      transaction,
      conflictType: 'None',
    })),
  })
}

/** Answers with a page of anything, and how many there are in all. */
export function pageOf<Item>(c: Context, all: readonly Item[]): Response {
  const page = cutPage(all, readCursor(c.req.query('cursor')))
  return c.json({
    count: page.total,
    next: pageUrl(requestUrl(c), page.next),
    previous: pageUrl(requestUrl(c), page.previous),
    results: page.items,
  })
}
