const names: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/**
 * Whether a name is this machine's own, wherever it is said.
 *
 * @param hostname without a port, lower case
 */
export function isLocalName(hostname: string): boolean {
  return names.includes(hostname) || hostname.endsWith('.localhost')
}

/**
 * Whether a page is of this machine, or of the very host that it asks: then it may change things.
 *
 * @param origin the `Origin` header
 * @param asked the host (with or without a port) under which the gateway was asked
 */
export function isOwnOrigin(origin: string, asked: string): boolean {
  if (!URL.canParse(origin)) return false
  const { hostname, protocol } = new URL(origin)
  if (protocol !== 'http:' && protocol !== 'https:') return false
  return isLocalName(hostname) || hostname === asked.replace(/:\d+$/, '').toLowerCase()
}
