/**
 * Where a request to the dev server is handed on to. Only its path and query are taken: a target can name another server, as
 * `//host/path` does, and so may none.
 *
 * @param target the request's target as it came, after the prefix was taken off
 * @param gatewayUrl where the gateway is
 * @returns an address of the gateway; `undefined` for a target that is no path
 */
export function gatewayAddress(target: string | undefined, gatewayUrl: string): URL | undefined {
  const { origin } = new URL(gatewayUrl)
  // The path stands behind a whole origin, so that nothing in it is read as a host.
  const address = `${origin}${target ?? '/'}`
  if (target?.startsWith('/') === false || !URL.canParse(address)) return undefined
  const url = new URL(address)
  return url.origin === origin ? url : undefined
}
