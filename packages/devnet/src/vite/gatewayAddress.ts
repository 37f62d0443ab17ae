/**
 * The address to which a request to the dev server is forwarded. Only path and query of the request are used: a target such as
 * `//host/path` names another server.
 *
 * @param target the request's target without the prefix
 * @param gatewayUrl where the gateway is
 * @returns an address of the gateway; `undefined` for a target that is no path
 */
export function gatewayAddress(target: string | undefined, gatewayUrl: string): URL | undefined {
  const path = target ?? '/'
  // After a complete origin, no part of a path is read as a host.
  return path.startsWith('/') ? new URL(`${new URL(gatewayUrl).origin}${path}`) : undefined
}
