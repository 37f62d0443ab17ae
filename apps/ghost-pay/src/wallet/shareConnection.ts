import type { Config } from 'wagmi'

/** Under which name, behind the config's own, the tabs share which address is connected. */
export const sharedKey = 'connected'

/**
 * Notifies the other tabs of an address that connected or disconnected here. A page that opens without a connection notifies none.
 *
 * @returns stops telling
 */
export function shareConnection(config: Config): () => void {
  return config.subscribe(
    ({ connections, current }) => connections.get(current ?? '')?.accounts[0],
    (address, before) => {
      if (address === before) return
      void config.storage?.setItem(sharedKey, address ?? 'none')
    },
  )
}
