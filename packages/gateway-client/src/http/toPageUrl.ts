import { GatewayMismatchError, GatewayPageUrlError } from '../errors.ts'
import { type Query, toSearch } from './toUrl.ts'

/**
 * Address of a further page: this call's own, with the parameters of the page's address. What that address says of scheme, host and
 * folder is not believed, and behind a proxy is often wrong; it must name the same list, with the same parameters but for where
 * the page begins. Parameters of the call that it lacks are added (behaviour/gateway-client#pages).
 *
 * @throws GatewayMismatchError for another list of this gateway, and for the same one with other parameters
 * @throws GatewayPageUrlError for any other address
 */
export function toPageUrl(
  baseUrl: string,
  { path, query = {}, pageUrl }: { path: string; query?: Query | undefined; pageUrl: string },
): string {
  const base = absolute(baseUrl)
  const page = absolute(pageUrl, base?.origin)
  const refuse = () => new GatewayPageUrlError(pageUrl, baseUrl)
  if (!base || !page || !/^https?:$/.test(page.protocol)) throw refuse()

  const mismatch = (expected: string) =>
    new GatewayMismatchError({ field: 'pageUrl', expected, received: pageUrl })
  if (!plain(page.pathname).endsWith(plain(path))) {
    const root = base.pathname.replace(/\/$/, '')
    const isOurs = page.origin === base.origin && page.pathname.startsWith(`${root}/`)
    throw isOurs ? mismatch(path) : refuse()
  }

  const search = page.searchParams
  for (const [name, value] of new URLSearchParams(toSearch(query))) {
    const said = search.getAll(name)
    if (said.length === 0) search.set(name, value)
    else if (
      !/^(cursor|limit|offset)$/.test(name) &&
      said.some((each) => plain(each) !== plain(value))
    ) {
      throw mismatch(`${name}=${value}`)
    }
  }
  return `${baseUrl}${path}?${search}`
}

/** A base that is a path belongs to the page it is used in. */
function absolute(
  url: string,
  base = (globalThis as { location?: Location }).location?.href ?? 'http://localhost',
) {
  try {
    return new URL(url, base)
  } catch {
    return undefined
  }
}

function plain(path: string): string {
  return path.replace(/\/$/, '').toLowerCase()
}
