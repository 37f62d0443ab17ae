import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'

const thisMachine: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/** The names under which a dev server may be asked, besides those of this machine: Vite's `server.allowedHosts`. */
export type AllowedHosts = readonly string[] | true

/**
 * Whether a request was sent to a name that is the dev server's own. A web site that points its own name at this machine sends
 * that name.
 *
 * @param host the `Host` header, with or without a port
 * @param allowed as Vite has them: `.example` allows every name below it, `true` all names
 */
export function isOwnHost(host: string | undefined, allowed: AllowedHosts): boolean {
  if (host === undefined) return false
  const name = host.replace(/:\d+$/, '').toLowerCase()
  return (
    thisMachine.includes(name) ||
    name.endsWith('.localhost') ||
    allowed === true ||
    allowed.some((it) => it === name || (it.startsWith('.') && `.${name}`.endsWith(it)))
  )
}

/**
 * Whether a request comes from a page of the dev server itself, or from no page at all (a script, a test runner): browsers name
 * the page's origin with every `POST`.
 */
export function isOwnOrigin({
  origin,
  host,
}: Pick<IncomingHttpHeaders, 'origin' | 'host'>): boolean {
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase()
}

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/**
 * Keeps other web sites away from a handler: answers 403 to a foreign `Host` and to a foreign `Origin`, and lets no page of
 * another origin read the answer or run it as its own script.
 */
export function ownRequests(allowed: AllowedHosts, handler: Handler): Handler {
  return (request, response, next) => {
    // Vite's own middleware may have let other local pages read it.
    response.removeHeader('access-control-allow-origin')
    // A browser takes the answer for what it says it is, and for nothing that could run.
    response.setHeader('x-content-type-options', 'nosniff')
    response.setHeader('cross-origin-resource-policy', 'same-origin')
    if (isOwnHost(request.headers.host, allowed) && isOwnOrigin(request.headers))
      return handler(request, response, next)
    response.statusCode = 403
    response.end('Only pages of this dev server may ask this.')
  }
}
