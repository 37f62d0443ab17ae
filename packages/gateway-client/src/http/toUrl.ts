import { GatewayPageUrlError } from '../errors.ts'

export type QueryValue = string | number | bigint | boolean | null | undefined
export type Query = Record<string, QueryValue>

/** Address of a call: the client's base, the path, and those query parameters that have a value. */
export function toUrl(baseUrl: string, path: string, query: Query = {}): string {
  const search = toSearch(query)
  return `${baseUrl}${path}${search && `?${search}`}`
}

/**
 * Address of a further page, always under the client's own base. What the gateway wrote is taken as it is when it lies there;
 * when only scheme and host differ, as behind a proxy, its parameters are put onto this call's own address. Parameters of the
 * call that the page's address lacks are added.
 *
 * @throws GatewayPageUrlError for any other address
 */
export function toPageUrl(baseUrl: string, path: string, query: Query, pageUrl: string): string {
  const base = absolute(baseUrl)
  const page = base && absolute(pageUrl, `${base.origin}/`)
  if (!base || !page || page.username || page.password) {
    throw new GatewayPageUrlError(pageUrl, baseUrl)
  }
  const root = base.pathname.replace(/\/$/, '')
  const isOurs = page.origin === base.origin && page.pathname.startsWith(`${root}/`)
  const isThisCall = [path, root + path].some((own) => same(own, page.pathname))
  if (!isOurs && !(isThisCall && /^https?:$/.test(page.protocol))) {
    throw new GatewayPageUrlError(pageUrl, baseUrl)
  }
  const search = page.searchParams
  for (const [name, value] of new URLSearchParams(toSearch(query))) {
    if (!search.has(name)) search.set(name, value)
  }
  const ownPath = isOurs ? page.pathname.slice(root.length) : path
  return `${baseUrl}${ownPath}${search.size ? `?${search}` : ''}`
}

/** A base that is a path belongs to the page it is used in. */
function absolute(
  url: string,
  base = globalThis.location?.href ?? 'http://localhost',
): URL | undefined {
  try {
    return new URL(url, base)
  } catch {
    return undefined
  }
}

function same(path: string, other: string): boolean {
  const [a, b] = [path, other].map((each) => each.replace(/\/$/, '').toLowerCase())
  return a === b
}

function toSearch(query: Query): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value))
  }
  return search.toString()
}
