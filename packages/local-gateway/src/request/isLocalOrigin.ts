const names: readonly string[] = ['localhost', '127.0.0.1', '[::1]']
/** Matches whole names: `evil.example/.localhost` ends in `.localhost`, too. */
const belowLocalhost = /^(?:[\w-]+\.)+localhost$/

/**
 * Whether a host name always resolves to this machine.
 *
 * @param hostname without a port, lower case
 */
export function isLoopbackHostname(hostname: string): boolean {
  return names.includes(hostname) || belowLocalhost.test(hostname)
}

/**
 * Parses an `Origin` header as browsers write it: scheme, host and port, and nothing else.
 *
 * @returns undefined for any other text
 */
export function parseOrigin(origin: string): URL | undefined {
  const url = URL.canParse(origin) ? new URL(origin) : undefined
  return url?.origin === origin ? url : undefined
}

/**
 * Whether a page is of this machine, or of the host of the request: then it may change things.
 *
 * @param origin the `Origin` header
 * @param host of the request, with or without a port
 */
export function isOwnOrigin(origin: string, host: string): boolean {
  const url = parseOrigin(origin)
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') return false
  return (
    isLoopbackHostname(url.hostname) || url.hostname === host.replace(/:\d+$/, '').toLowerCase()
  )
}
