const names: readonly string[] = ['localhost', '127.0.0.1', '[::1]']
/** Whole names only: what merely ends in `.localhost` may be `evil.example/.localhost`. */
const belowLocalhost = /^(?:[\w-]+\.)+localhost$/

/**
 * Whether a name is this machine's own, wherever it is said.
 *
 * @param hostname without a port, lower case
 */
export function isLocalName(hostname: string): boolean {
  return names.includes(hostname) || belowLocalhost.test(hostname)
}

/**
 * Whether a page is of this machine, or of the very host that it asks: then it may change things.
 *
 * @param origin the `Origin` header
 * @param asked the host (with or without a port) under which the gateway was asked
 */
export function isOwnOrigin(origin: string, asked: string): boolean {
  if (!URL.canParse(origin)) return false
  const { hostname, protocol, origin: whole } = new URL(origin)
  // A browser names nothing but scheme, host and port.
  if (whole !== origin || (protocol !== 'http:' && protocol !== 'https:')) return false
  return isLocalName(hostname) || hostname === asked.replace(/:\d+$/, '').toLowerCase()
}
