import type { Config } from 'wagmi'
import { getConnection } from 'wagmi/actions'

/** Under which name wagmi keeps the wallet that was connected last, for all tabs. It is gone when nobody is. */
const recentConnector = 'recentConnectorId'

/**
 * Whether somebody has disconnected, or connected another wallet, in another tab. Tabs share what is stored, not who is
 * connected: without asking, this one would go on as the person who has left.
 */
export async function isConnectedElsewhere(config: Config): Promise<boolean> {
  const { connector } = getConnection(config)
  if (config.storage === null || connector === undefined) return false
  return (await config.storage.getItem(recentConnector)) !== connector.id
}

/**
 * Calls when another tab may have changed who is connected.
 *
 * @returns unsubscribes
 */
export function onConnectedElsewhere(config: Config, notify: () => void): () => void {
  const key = `${config.storage?.key ?? ''}.${recentConnector}`
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) notify()
  }
  window.addEventListener('storage', onStorage)
  return () => {
    window.removeEventListener('storage', onStorage)
  }
}
