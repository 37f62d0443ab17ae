/** What a query parameter can be; `null` and `undefined` leave it out. */
export type QueryValue = string | number | bigint | boolean | null | undefined
/** Query parameters by name. */
export type Query = Record<string, QueryValue>

/** Address of a call: the client's base, the path, and those query parameters that have a value. */
export function toUrl(baseUrl: string, path: string, query: Query = {}): string {
  const search = toSearch(query)
  return baseUrl + path + (search && `?${search}`)
}

/** Query parameters that have a value, as text. */
export function toSearch(query: Query): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value))
  }
  return String(search)
}
