import type { EIP1193Provider } from 'viem'
import type { Config, Connector } from 'wagmi'
import { reconnect } from 'wagmi/actions'
import { injected } from 'wagmi/connectors/injected'

import * as limits from '../startLimits.ts'
import { type Announcement, isKnown, readAnnouncement } from './announcement.ts'
import { type AutoConnect, mayReconnectFrom } from './autoConnect.ts'
import { completeProvider } from './completeProvider.ts'
import { gateReconnect, type ReconnectGate } from './gateReconnect.ts'
import { requestedConnector } from './requestedConnectors.ts'

type Discovery = { gate: ReconnectGate; known: Announcement[] }

const discoveries = new WeakMap<object, Discovery>()

/** Marks a config as one whose announced wallets the kit lists. */
export function rememberDiscovery(config: object, gate: ReconnectGate): void {
  discoveries.set(config, { gate, known: [] })
}

/** Whether several wallets announced themselves under this domain name: one of them is not what it says. */
export function isAnnouncedTwice(config: object, rdns: string): boolean {
  const known = discoveries.get(config)?.known ?? []
  return known.filter(({ info }) => info.rdns === rdns).length > 1
}

/**
 * Adds the wallets that announce themselves (EIP-6963) to a config, each once, also those that come late, and those at
 * `window.ethereum` that announce nothing, and reconnects one that comes after the page looked for it. Does nothing for a config that wagmi itself fills.
 *
 * @returns a function that unsubscribes; the wallets stay, and subscribing again adds none twice
 */
export function discover(config: Config): () => void {
  const discovery = discoveries.get(config)
  if (!discovery) return () => {}
  const { known, gate } = discovery

  function onAnnounce(event: Event) {
    const announcement = readAnnouncement((event as CustomEvent<unknown>).detail)
    if (!announcement || isKnown(announcement, known)) return
    if (known.length >= limits.announcements) return
    known.push(announcement)
    const { info, provider } = announcement
    if (isAnnouncedTwice(config, info.rdns)) leaveReconnected(config, info.rdns)
    addInjected(config, gate, { id: info.rdns, name: info.name, icon: info.icon, provider })
  }

  function onInjected() {
    if (!('ethereum' in window)) return
    const isAnnounced = (provider: object) => known.some((other) => other.provider === provider)
    // Only a page with such a wallet loads what it takes. What cannot be loaded is not listed.
    import('./addLegacyWallets.ts').then(
      ({ addLegacyWallets }) =>
        addLegacyWallets(config, isAnnounced, (wallet) => addInjected(config, gate, wallet)),
      () => {},
    )
  }

  window.addEventListener('eip6963:announceProvider', onAnnounce)
  window.addEventListener('ethereum#initialized', onInjected)
  window.dispatchEvent(new Event('eip6963:requestProvider'))
  onInjected()
  return () => {
    window.removeEventListener('eip6963:announceProvider', onAnnounce)
    window.removeEventListener('ethereum#initialized', onInjected)
  }
}

/** Adds a wallet of this page to a config, and connects it again if it was connected here last. */
function addInjected(
  config: Config,
  gate: ReconnectGate,
  { provider, ...target }: { id: string; name: string; icon: string; provider: EIP1193Provider },
): void {
  const { connectors } = config._internal
  const connector = connectors.setup(
    gateReconnect(injected({ target: { ...target, provider: completeProvider(provider) } }), gate),
  )
  connectors.setState((known) => [...known, connector])
  // The button shows that the connection ended.
  reconnectLate(config, connector, gate.autoConnect).catch(() => {})
}

/**
 * Lets go of a wallet that was connected again by itself, because another announces itself under the same domain name: whom
 * the visitor had chosen is no longer known. They choose again, from a list that warns.
 */
function leaveReconnected(config: Config, rdns: string): void {
  for (const { connector } of config.state.connections.values()) {
    if (connector.id !== rdns || requestedConnector(config) === connector) continue
    config._internal.events.disconnect({ uid: connector.uid })
  }
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
