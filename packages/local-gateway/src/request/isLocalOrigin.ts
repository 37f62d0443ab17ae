const names: readonly string[] = ['localhost', '127.0.0.1', '[::1]']
/** Whole names only: what merely ends in `.localhost` may be `evil.example/.localhost`. */
const belowLocalhost = /^(?:[\w-]+\.)+localhost$/

/**
 * Whether a name is this machine's own, wherever it is said.
 *
 * @param hostname without a port, lower case
 */
export function isLoopbackHostname(hostname: string): boolean {
  return names.includes(hostname) || belowLocalhost.test(hostname)
}

/**
 * Reads an `Origin` header as browsers write it: scheme, host and port, and nothing else.
 *
 * @returns undefined for any other text
 */
export function readOrigin(origin: string): URL | undefined {
  const url = URL.canParse(origin) ? new URL(origin) : undefined
  return url?.origin === origin ? url : undefined
}

/**
 * Whether a page is of this machine, or of the very host that it asks: then it may change things.
 *
 * @param origin the `Origin` header
 * @param asked the host (with or without a port) under which the gateway was asked
 */
export function isOwnOrigin(origin: string, asked: string): boolean {
  const url = readOrigin(origin)
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') return false
  return (
    isLoopbackHostname(url.hostname) || url.hostname === asked.replace(/:\d+$/, '').toLowerCase()
  )
}
