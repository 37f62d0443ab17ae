import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'

import { parseOrigin } from '@ghost-pay/local-gateway/node'

import { type AllowedHosts, isOwnHost } from '../access/isOwnHost.ts'
import { requestHost } from '../access/requestHost.ts'

/**
 * Whether a request comes from a page of the dev server itself, or from no page at all (a script, a test runner): browsers name
 * the page's origin with every `POST`.
 */
export function isOwnOrigin({
  origin,
  host,
}: Pick<IncomingHttpHeaders, 'origin' | 'host'>): boolean {
  if (origin === undefined) return true
  const page = parseOrigin(origin)
  return page !== undefined && page.host === host?.toLowerCase()
}

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/**
 * Protects a handler from other web sites: answers 403 to a foreign `Host` and to a foreign `Origin`, and lets no page of another
 * origin read the answer or run it as a script.
 */
export function ownRequests(allowed: AllowedHosts, handler: Handler): Handler {
  return (request, response, next) => {
    // Vite's own middleware may have let other local pages read it.
    response.removeHeader('access-control-allow-origin')
    // The browser must not guess that the answer is a script.
    response.setHeader('x-content-type-options', 'nosniff')
    response.setHeader('cross-origin-resource-policy', 'same-origin')
    if (isOwnHost(requestHost(request), allowed) && isOwnOrigin(request.headers))
      return handler(request, response, next)
    response.statusCode = 403
    response.end('Only pages of this dev server may ask this.')
  }
}
