import type { Storage } from 'wagmi'

/**
 * Which wallet is connected again when the page loads: the one connected here last, every one that trusts the page, or none
 * (behaviour/connection#auto-connect).
 */
export type AutoConnect = 'last' | 'any' | false

/** What decides whether a wallet is connected again when the page loads. */
export type ReconnectFacts = {
  connectorId: string
  connectorType: string
  /** What was connected last in this browser, if anything. */
  lastConnectorId: string | null | undefined
}

/**
 * Whether a connector may connect without being asked. The Safe app is always asked: it is there only when the page runs
 * inside it, and then it is the wallet.
 */
export function mayReconnect(
  autoConnect: AutoConnect,
  { connectorId, connectorType, lastConnectorId }: ReconnectFacts,
) {
  if (autoConnect === false) return false
  if (autoConnect === 'any' || connectorType === 'safe') return true
  return connectorId === lastConnectorId
}

/** The same, with what the config remembers. */
export async function mayReconnectFrom(
  storage: Pick<Storage, 'getItem'> | null | undefined,
  autoConnect: AutoConnect,
  { id, type }: { id: string; type: string },
): Promise<boolean> {
  const last: unknown = await storage?.getItem('recentConnectorId')
  return mayReconnect(autoConnect, {
    connectorId: id,
    connectorType: type,
    lastConnectorId: typeof last === 'string' ? last : undefined,
  })
}
