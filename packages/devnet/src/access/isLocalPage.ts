import { isLoopbackHostname, parseOrigin } from '@ghost-pay/local-gateway/node'

/** A wallet sends requests from its extension, for every page. */
const extension = /^(?:chrome|moz|safari-web)-extension:\/\//

/**
 * Whether a request comes from a page that was served on this machine, from a browser extension, or from no page at all (a
 * script, a test runner). Browsers name a page's origin whenever its request could change something.
 *
 * @param origin the `Origin` header
 * @param allowed further origins
 */
export function isLocalPage(origin: string | undefined, allowed: readonly string[]): boolean {
  if (origin === undefined || allowed.includes(origin) || extension.test(origin)) return true
  return isLoopbackHostname(parseOrigin(origin)?.hostname ?? '')
}
