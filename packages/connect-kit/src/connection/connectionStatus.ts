/** How far a visitor has come (behaviour/connection#status). */
export type ConnectionStatus = 'disconnected' | 'unauthenticated' | 'loading' | 'connected'

/** Whether the visitor has proved to own the account. `undefined`: the host does not ask for it. */
export type AuthenticationStatus = 'loading' | 'unauthenticated' | 'authenticated'

export type ConnectionFacts = {
  /** What wagmi says. */
  wagmi: 'connected' | 'connecting' | 'disconnected' | 'reconnecting'
  /** The account in use. wagmi can be connected without one. */
  address: string | undefined
  authentication?: AuthenticationStatus | undefined
}

/**
 * One status out of wagmi's and the sign-in's. While wagmi finds its earlier connection again, nothing is known yet. Without
 * an account there is no connection, whatever the wallet says: there would be no way out.
 */
export function connectionStatus({
  wagmi,
  address,
  authentication,
}: ConnectionFacts): ConnectionStatus {
  if (wagmi === 'reconnecting') return 'loading'
  if (wagmi !== 'connected' || address === undefined) return 'disconnected'
  if (authentication === 'loading') return 'loading'
  return authentication === 'unauthenticated' ? 'unauthenticated' : 'connected'
}
