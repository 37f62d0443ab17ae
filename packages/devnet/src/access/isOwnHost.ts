const thisMachine: readonly string[] = ['localhost', '127.0.0.1', '[::1]']
/** Whole names only: what merely ends in `.localhost` may be `evil.example/.localhost`. */
const belowLocalhost = /^(?:[\w-]+\.)+localhost$/

/** The names under which a server may be asked, besides those of this machine: Vite's `server.allowedHosts`. */
export type AllowedHosts = readonly string[] | true

/** Whether a name, without a port, is one that every machine calls itself. */
export const isThisMachine = (name: string): boolean =>
  thisMachine.includes(name) || belowLocalhost.test(name)

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
    isThisMachine(name) ||
    allowed === true ||
    allowed.some((it) => it === name || (it.startsWith('.') && `.${name}`.endsWith(it)))
  )
}
