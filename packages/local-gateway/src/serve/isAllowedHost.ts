import { isLoopbackHostname } from '../request/isLocalOrigin.ts'

/**
 * Whether requests to a host are answered.
 *
 * @param header the `Host` header, with or without a port
 */
export function isAllowedHost(header: string | null, allowed: readonly string[]): boolean {
  if (header === null) return false
  const name = header.replace(/:\d+$/, '').toLowerCase()
  return isLoopbackHostname(name) || allowed.includes(name)
}
