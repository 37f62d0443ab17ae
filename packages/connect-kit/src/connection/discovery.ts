import type { EIP1193Provider } from 'viem'
import type { Config, Connector } from 'wagmi'
import { reconnect } from 'wagmi/actions'
import { injected } from 'wagmi/connectors/injected'

import * as limits from '../limits.ts'
import { readAnnouncement } from './announcement.ts'
import { completeProvider } from './completeProvider.ts'
import { configState } from './configState.ts'
import { gateReconnect, isAnnouncedTwice, mayReconnect } from './gateReconnect.ts'
import { wagmiInternals } from './wagmiInternals.ts'

/**
 * Adds the wallets that announce themselves (EIP-6963) to a config, each once, also those that come late, and those at
 * `window.ethereum` that announce nothing, and reconnects one that comes after the page looked for it.
 *
 * @returns a function that unsubscribes; the wallets stay, and subscribing again adds none twice
 */
export function discover(config: Config): () => void {
  const state = configState(config)
  const { announced, listed } = state

  function onAnnounce(event: Event) {
    const announcement = readAnnouncement((event as CustomEvent<unknown>).detail)
    if (!announcement || announced.length >= limits.announcements) return
    const { info, provider } = announcement
    // The same object is the same wallet, under any name.
    if (announced.some((other) => other.provider === provider)) return
    announced.push(announcement)
    listed.add(provider)
    if (isAnnouncedTwice(state, info.rdns)) leaveReconnected(config, info.rdns)
    addInjected(config, { id: info.rdns, name: info.name, icon: info.icon, provider })
  }

  function onInjected() {
    if (!('ethereum' in window)) return
    // Only a page with such a wallet loads what it takes. What cannot be loaded is not listed.
    import('./addLegacyWallets.ts').then(
      ({ addLegacyWallets }) =>
        addLegacyWallets(config, listed, (wallet) => addInjected(config, wallet)),
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
  {
    provider: given,
    ...target
  }: { id: string; name: string; icon: string; provider: EIP1193Provider },
): void {
  const { connectors } = wagmiInternals(config)
  const provider = completeProvider(given)
  const connector = connectors.setup(
    gateReconnect(injected({ target: { ...target, provider } }), () => configState(config)),
  )
  configState(config).providers.set(connector, provider)
  connectors.setState((known) => [...known, connector])
  // The button shows that the connection ended.
  reconnectLate(config, connector).catch(() => {})
}

/**
 * Lets go of a wallet that was connected again by itself, because another announces itself under the same domain name: whom
 * the visitor had chosen is no longer known. They choose again, from a list that warns.
 */
function leaveReconnected(config: Config, rdns: string): void {
  for (const { connector } of config.state.connections.values()) {
    if (connector.id !== rdns || configState(config).requested === connector) continue
    wagmiInternals(config).events.disconnect(connector)
  }
}

/**
 * Connects a wallet again that was connected here last and announced itself after wagmi had looked for it. Before wagmi has
 * read its storage it is still going to look by itself.
 */
async function reconnectLate(config: Config, connector: Connector): Promise<void> {
  const { storage, state } = config
  if (!wagmiInternals(config).store.persist?.hasHydrated() || state.status !== 'disconnected')
    return
  if (await mayReconnect(configState(config), storage, connector)) {
    await reconnect(config, { connectors: [connector] })
  }
}
