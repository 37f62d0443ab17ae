import { devnetChainIds } from './devnetChainIds.ts'
import { ChainNotAllowedError, HostNotAllowedError } from './errors.ts'

/** What a test wallet may use besides devnets on this machine. */
export type AllowList = {
  /** Chain ids of public chains that it may sign for. */
  chainIds?: readonly number[] | undefined
  /** Host names (without port) of other machines that it may connect to. */
  hosts?: readonly string[] | undefined
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' ||
  host.endsWith('.localhost') ||
  host === '[::1]' ||
  /^127(?:\.\d{1,3}){3}$/.test(host)

/**
 * Refuses a chain that a wallet with public keys must not use.
 *
 * @param chain its id, and the URL of its node if it has one
 * @param allow what the caller allows by name
 * @throws ChainNotAllowedError when the id is neither a devnet's nor allowed
 * @throws HostNotAllowedError when the node is neither on this machine nor allowed
 */
export function assertChainAllowed(
  { id, rpcUrl }: { id: number; rpcUrl?: string | undefined },
  allow: AllowList = {},
): void {
  if (!devnetChainIds.includes(id) && !allow.chainIds?.includes(id))
    throw new ChainNotAllowedError(id)
  if (rpcUrl === undefined) return
  const host = URL.canParse(rpcUrl) ? new URL(rpcUrl).hostname : rpcUrl
  if (!isLoopback(host) && !allow.hosts?.includes(host)) throw new HostNotAllowedError(host)
}
