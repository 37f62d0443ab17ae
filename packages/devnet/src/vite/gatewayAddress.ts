/**
 * Where a request to the dev server is handed on to. Only its path and query are taken: a target can name another server, as
 * `//host/path` does, and so may none.
 *
 * @param target the request's target as it came, after the prefix was taken off
 * @param gatewayUrl where the gateway is
 * @returns an address of the gateway; `undefined` for a target that is no path
 */
export function gatewayAddress(target: string | undefined, gatewayUrl: string): URL | undefined {
  const path = target ?? '/'
  // Behind a whole origin nothing in a path is read as a host.
  return path.startsWith('/') ? new URL(`${new URL(gatewayUrl).origin}${path}`) : undefined
}
