/**
 * What is remembered of a session between visits: enough to know, without loading anything, whether there is one. Keys,
 * secrets and the session itself are the sign client's.
 */
export type StoredPairing = {
  topic: string
  /** The chain that the visitor was on. */
  chainId: number
  /** When the session ends by itself, in seconds since 1970. */
  expiry: number
}

/** A wagmi storage, as far as it is used here. */
export type PairingStorage = {
  getItem: (key: `${string}.pairing`) => unknown
}

/** Where the pairing of a connector is remembered. */
export function pairingKey(connectorId: string): `${string}.pairing` {
  return `${connectorId}.pairing`
}

/** The session of last time, if it has not ended by itself. What is not a pairing counts as none. */
export async function readPairing(
  storage: PairingStorage | null | undefined,
  connectorId: string,
): Promise<StoredPairing | undefined> {
  const stored: unknown = await storage?.getItem(pairingKey(connectorId))
  if (typeof stored !== 'object' || stored === null) return undefined
  const { topic, chainId, expiry } = stored as { [key in keyof StoredPairing]?: unknown }
  if (typeof topic !== 'string' || typeof chainId !== 'number' || typeof expiry !== 'number')
    return undefined
  return expiry * 1000 > Date.now() ? { topic, chainId, expiry } : undefined
}
