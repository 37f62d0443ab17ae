import { isSameAddress } from '../format/isSameAddress.ts'

/** When a session ends by itself. */
export type SignOutOn = {
  /** The wallet was disconnected. On unless switched off. */
  disconnect?: boolean | undefined
  /** Another account was chosen in the wallet, or another wallet. On unless switched off. */
  accountChange?: boolean | undefined
  /** The wallet moved to another chain. Off unless switched on. */
  chainChange?: boolean | undefined
}

/** The connection as far as a session depends on it. `undefined`: there is none. */
export type SignedInConnection = { address: string; chainId: number | undefined } | undefined

/**
 * Whether a change of the connection ends the session. Coming back to a page is not a change: there was no connection
 * before, so nothing ends (behaviour/sign-in#sign-out).
 *
 * @param before the connection that was there when the visitor was last seen connected
 */
export function endsSession(
  before: SignedInConnection,
  now: SignedInConnection,
  { disconnect = true, accountChange = true, chainChange = false }: SignOutOn = {},
): boolean {
  if (!before) return false
  if (!now) return disconnect
  if (!isSameAddress(before.address, now.address)) return accountChange
  return chainChange && before.chainId !== now.chainId
}
