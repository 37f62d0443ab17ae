/** How far a visitor has come (behaviour/connection#status). */
export type ConnectionStatus = 'disconnected' | 'unauthenticated' | 'loading' | 'connected'

/** Whether the visitor has proved to own the account. `undefined`: the host does not ask for it. */
export type AuthenticationStatus = 'loading' | 'unauthenticated' | 'authenticated'

/** What the status follows from. */
export type ConnectionFacts = {
  /** What wagmi says. */
  wagmi: 'connected' | 'connecting' | 'disconnected' | 'reconnecting'
  /** The account in use. wagmi can be connected without one. */
  address: string | undefined
  authentication?: AuthenticationStatus | undefined
}

/** Whether the visitor's own word for the account is enough, or the server has verified it. */
export const isVerified = (
  authentication: AuthenticationStatus | undefined,
): authentication is 'authenticated' | undefined =>
  !authentication || authentication === 'authenticated'

/**
 * One status out of wagmi's and the sign-in's. While wagmi finds its earlier connection again, nothing is known yet. Without an
 * account the status is never connected, even when the wallet says so: a connected button without an account could not be used to
 * disconnect.
 */
export function connectionStatus({
  wagmi,
  address,
  authentication,
}: ConnectionFacts): ConnectionStatus {
  if (wagmi === 'reconnecting') return 'loading'
  if (wagmi !== 'connected' || address === undefined) return 'disconnected'
  return isVerified(authentication) ? 'connected' : authentication
}
