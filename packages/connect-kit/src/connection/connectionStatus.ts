/** How far a visitor has come (specification, section 4). */
export type ConnectionStatus = 'disconnected' | 'unauthenticated' | 'loading' | 'connected'

/** Whether the visitor has proved to own the account. `undefined`: the host does not ask for it. */
export type AuthenticationStatus = 'loading' | 'unauthenticated' | 'authenticated'

export type ConnectionFacts = {
  /** What wagmi says. */
  wagmi: 'connected' | 'connecting' | 'disconnected' | 'reconnecting'
  authentication?: AuthenticationStatus | undefined
}

/** One status out of wagmi's and the sign-in's. While wagmi finds its earlier connection again, nothing is known yet. */
export function connectionStatus({ wagmi, authentication }: ConnectionFacts): ConnectionStatus {
  if (wagmi === 'reconnecting') return 'loading'
  if (wagmi !== 'connected') return 'disconnected'
  if (authentication === 'loading') return 'loading'
  return authentication === 'unauthenticated' ? 'unauthenticated' : 'connected'
}
