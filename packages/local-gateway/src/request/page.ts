/** A part of a list. */
export type Cursor = { limit: number; offset: number }

/** The first page. */
export const defaultCursor: Cursor = { limit: 20, offset: 0 }

/** The maximum page length of the services behind the hosted gateway. */
const maxPageLength = 100

/** Reads the `cursor` of a query: `limit=<n>&offset=<n>`. A malformed one counts as none. */
export function readCursor(cursor: string | undefined): Cursor {
  const match = /^limit=(\d{1,9})&offset=(\d{1,9})$/.exec(cursor ?? '')
  if (!match) return defaultCursor
  const [limit, offset] = [Number(match[1]), Number(match[2])]
  return limit > 0 ? { limit: Math.min(limit, maxPageLength), offset } : defaultCursor
}

/** A part of a list, and where the parts before and after it are. */
export type Page<Item> = {
  items: Item[]
  total: number
  next: Cursor | null
  previous: Cursor | null
}

/** A list that is cut into pages. */
export type Sliceable<Item> = { readonly length: number; slice(start: number, end: number): Item[] }

/** The page of a whole list that a cursor names. */
export function cutPage<Item>(all: Sliceable<Item>, { limit, offset }: Cursor): Page<Item> {
  return {
    items: all.slice(offset, offset + limit),
    total: all.length,
    next: offset + limit < all.length ? { limit, offset: offset + limit } : null,
    previous: offset > 0 ? { limit, offset: Math.max(0, offset - limit) } : null,
  }
}

/** The address of another page: the request's own address, with another cursor. */
export function pageUrl(request: string, cursor: Cursor | null): string | null {
  if (!cursor) return null
  const url = new URL(request)
  url.searchParams.set('cursor', `limit=${cursor.limit}&offset=${cursor.offset}`)
  return url.href
}
