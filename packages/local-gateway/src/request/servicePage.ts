import type { Context } from 'hono'

import { refusal } from '../problems.ts'
import { type Cursor, cutPage, type Sliceable } from './page.ts'
import { requestUrl } from './url.ts'

/** The page lengths of the transaction service. */
const pageLength = { usual: 100, longest: 200 } as const

/**
 * Answers with a page of a list in the form of the transaction service: `limit` and `offset` in the query.
 *
 * @param answer turns the items of the page into answers
 */
export async function servicePage<Item>(
  c: Context,
  all: Sliceable<Item>,
  answer: (items: Item[]) => unknown,
): Promise<Response> {
  const page = cutPage(all, readLimits(c))
  return c.json({
    count: page.total,
    next: pageUrl(c, page.next),
    previous: pageUrl(c, page.previous),
    results: await answer(page.items),
  })
}

/**
 * Refuses a query with a filter that this list does not have: a list that is not filtered as it was asked for is a wrong answer.
 *
 * @throws ProblemError 400
 */
export function checkFilters(c: Context, known: readonly string[]): void {
  const unknown = Object.keys(c.req.query()).find(
    (name) => !['limit', 'offset', ...known].includes(name),
  )
  if (unknown !== undefined)
    throw refusal(400, `This gateway does not filter by ${unknown.slice(0, 100)}.`)
}

function readLimits(c: Context): Cursor {
  const number = (name: string, fallback: number) => {
    const value = c.req.query(name) ?? ''
    return /^\d{1,9}$/.test(value) ? Number(value) : fallback
  }
  const limit = number('limit', pageLength.usual) || pageLength.usual
  return { limit: Math.min(limit, pageLength.longest), offset: number('offset', 0) }
}

function pageUrl(c: Context, cursor: Cursor | null): string | null {
  if (!cursor) return null
  const url = new URL(requestUrl(c))
  url.searchParams.set('limit', String(cursor.limit))
  url.searchParams.set('offset', String(cursor.offset))
  return url.href
}
