import { isAddress, isAddressEqual } from 'viem'
import type { Config } from 'wagmi'
import { getConnection } from 'wagmi/actions'

import { sharedKey } from './shareConnection.ts'

/**
 * Whether another tab has disconnected, or connected another address. Tabs share what is stored, not the connection:
 * without this check, this one would go on with the former address.
 *
 * The kit follows other tabs too, by the events that a browser sends between them. This is a second check, at the moment of
 * signing: it reads what is stored instead of waiting for an event, which a busy or a hidden tab gets late, and it does not
 * ask the wallet, which may answer for an address that was left. The entry that it reads is the app's own; the kit knows
 * wallets by their connectors and stores no address.
 */
export async function isConnectedElsewhere(config: Config): Promise<boolean> {
  const { address } = getConnection(config)
  if (config.storage === null || address === undefined) return false
  const shared: unknown = await config.storage.getItem(sharedKey)
  // An address or the word; any other value is ignored.
  if (shared === 'none') return true
  return typeof shared === 'string' && isAddress(shared) && !isAddressEqual(shared, address)
}

/**
 * Calls when another tab may have changed who is connected.
 *
 * @returns unsubscribes
 */
export function onConnectedElsewhere(config: Config, notify: () => void): () => void {
  const key = `${config.storage?.key ?? ''}.${sharedKey}`
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) notify()
  }
  window.addEventListener('storage', onStorage)
  return () => {
    window.removeEventListener('storage', onStorage)
  }
}
