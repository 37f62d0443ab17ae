import { GatewayPageUrlError } from '../errors.ts'
import { type Query, toSearch } from './toUrl.ts'

/**
 * Address of a further page, always under the client's own base. What the gateway wrote is taken as it is when it lies there;
 * when only scheme and host differ, as behind a proxy, its parameters are put onto this call's own address. Parameters of the
 * call that the page's address lacks are added.
 *
 * @throws GatewayPageUrlError for any other address
 */
export function toPageUrl(
  baseUrl: string,
  { path, query = {}, pageUrl }: { path: string; query?: Query | undefined; pageUrl: string },
): string {
  const base = absolute(baseUrl)
  const page = absolute(pageUrl, base?.origin)
  const refuse = () => new GatewayPageUrlError(pageUrl, baseUrl)
  if (!base || !page || page.username || !/^https?:$/.test(page.protocol)) throw refuse()

  const root = base.pathname.replace(/\/$/, '')
  const isOurs = page.origin === base.origin && page.pathname.startsWith(`${root}/`)
  const isThisCall = [path, root + path].some((own) => plain(own) === plain(page.pathname))
  if (!isOurs && !isThisCall) throw refuse()

  const search = page.searchParams
  for (const [name, value] of new URLSearchParams(toSearch(query))) {
    if (!search.has(name)) search.set(name, value)
  }
  return `${baseUrl}${isOurs ? page.pathname.slice(root.length) : path}?${search}`
}

/** A base that is a path belongs to the page it is used in. */
function absolute(url: string, base = globalThis.location?.href ?? 'http://localhost') {
  try {
    return new URL(url, base)
  } catch {
    return undefined
  }
}

function plain(path: string): string {
  return path.replace(/\/$/, '').toLowerCase()
}
