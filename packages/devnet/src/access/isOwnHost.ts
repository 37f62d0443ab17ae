import { isLoopbackHostname } from '@ghost-pay/local-gateway/node'

/** The host names that a server accepts, besides those of this machine: Vite's `server.allowedHosts`. */
export type AllowedHosts = readonly string[] | true

/**
 * Whether a request was sent to a name that is the server's own. A web site that points its own name at this machine sends
 * that name.
 *
 * @param host the `Host` header, with or without a port
 * @param allowed as Vite has them: `.example` allows every name below it, `true` all names
 */
export function isOwnHost(host: string | undefined, allowed: AllowedHosts): boolean {
  if (host === undefined) return false
  const name = host.replace(/:\d+$/, '').toLowerCase()
  return (
    isLoopbackHostname(name) ||
    allowed === true ||
    allowed.some((it) => it === name || (it.startsWith('.') && `.${name}`.endsWith(it)))
  )
}
