import type { Config } from 'wagmi'

/** Under which name, behind the config's own, the tabs tell each other who is connected. */
export const sharedKey = 'connected'

/**
 * Tells the other tabs who has connected or disconnected here. A page that is opened and connects nobody tells nothing.
 *
 * @returns stops telling
 */
export function shareConnection(config: Config): () => void {
  return config.subscribe(
    ({ connections, current }) => connections.get(current ?? '')?.accounts[0],
    (address, before) => {
      if (address === before) return
      void config.storage?.setItem(sharedKey, address ?? 'nobody')
    },
  )
}
