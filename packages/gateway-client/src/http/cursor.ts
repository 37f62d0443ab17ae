/** Which part of a list a page is. */
export type Cursor = { limit?: number | undefined; offset?: number | undefined }

/** Writes the `cursor` parameter, itself a query string: `limit=20&offset=40`. `undefined` when there is nothing to say. */
export function formatCursor({ limit, offset }: Cursor): string | undefined {
  if (limit === undefined && offset === undefined) return undefined
  return `limit=${limit ?? 20}&offset=${offset ?? 0}`
}

/** Reads the cursor of a page's address; what it does not say is the gateway's default, 20 from 0. */
export function parseCursor(pageUrl: string): { limit: number; offset: number } {
  const search = new URLSearchParams(pageUrl.slice(pageUrl.indexOf('?') + 1))
  const cursor = new URLSearchParams(search.get('cursor') ?? '')
  return { limit: Number(cursor.get('limit') ?? 20), offset: Number(cursor.get('offset') ?? 0) }
}
