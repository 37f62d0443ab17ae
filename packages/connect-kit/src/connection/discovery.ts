import type { Config, Connector } from 'wagmi'
import { reconnect } from 'wagmi/actions'
import { injected } from 'wagmi/connectors/injected'

import { type Announcement, isKnown, readAnnouncement } from './announcement.ts'
import { type AutoConnect, gateReconnect, mayReconnectFrom } from './autoConnect.ts'

const discoveries = new WeakMap<object, { autoConnect: AutoConnect; known: Announcement[] }>()

/** Marks a config as one whose announced wallets the kit lists. */
export function rememberDiscovery(config: object, autoConnect: AutoConnect): void {
  discoveries.set(config, { autoConnect, known: [] })
}

/**
 * Adds the wallets that announce themselves (EIP-6963) to a config, each once, also those that come late, and reconnects one
 * that comes after the page looked for it. Does nothing for a config that wagmi itself fills.
 *
 * @returns the way to stop listening; the wallets stay, and starting again adds none twice
 */
export function discover(config: Config): () => void {
  const discovery = discoveries.get(config)
  if (!discovery) return () => {}
  const { known, autoConnect } = discovery

  function onAnnounce(event: Event) {
    const announcement = readAnnouncement((event as CustomEvent<unknown>).detail)
    if (!announcement || isKnown(announcement, known)) return
    known.push(announcement)
    const { info, provider } = announcement
    const { connectors } = config._internal
    const connector = connectors.setup(
      gateReconnect(
        injected({ target: { id: info.rdns, name: info.name, icon: info.icon, provider } }),
        autoConnect,
      ),
    )
    connectors.setState((known) => [...known, connector])
    void reconnectLate(config, connector, autoConnect)
  }

  window.addEventListener('eip6963:announceProvider', onAnnounce)
  window.dispatchEvent(new Event('eip6963:requestProvider'))
  return () => window.removeEventListener('eip6963:announceProvider', onAnnounce)
}

/**
 * Connects a wallet again that was connected here last and announced itself after wagmi had looked for it. Before wagmi has
 * read its storage it is still going to look by itself.
 */
async function reconnectLate(
  config: Config,
  connector: Connector,
  autoConnect: AutoConnect,
): Promise<void> {
  const { storage, _internal, state } = config
  // A zustand store that persists; wagmi's own type for it needs zustand's types, which come with no package of ours.
  const { persist } = _internal.store as { persist?: { hasHydrated: () => boolean } }
  if (!storage || !persist?.hasHydrated() || state.status !== 'disconnected') return
  if (await mayReconnectFrom(storage, autoConnect, connector)) {
    await reconnect(config, { connectors: [connector] })
  }
}
