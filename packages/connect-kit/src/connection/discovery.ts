import type { EIP1193Provider } from 'viem'
import type { Config, Connector } from 'wagmi'
import { reconnect } from 'wagmi/actions'
import { injected } from 'wagmi/connectors/injected'

import * as limits from '../limits.ts'
import { isRecord } from '../platform/isRecord.ts'
import { completeProvider } from './completeProvider.ts'
import { configState, type InjectedWallet } from './configState.ts'
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
    const wallet = readAnnouncement((event as CustomEvent<unknown>).detail)
    if (!wallet || announced.length >= limits.announcements) return
    const { id, provider } = wallet
    // The same object is the same wallet, under any name.
    if (announced.some((other) => other.provider === provider)) return
    announced.push(wallet)
    listed.add(provider)
    if (isAnnouncedTwice(state, id)) leaveReconnected(config, id)
    addInjected(config, wallet)
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

/**
 * Reads the `detail` of an announcement. Anything can call itself one: what has no provider that takes requests, or no
 * reverse domain name, is left out, and so is a provider that is a promise as well: an `await` of it may never end. A name
 * loses what cannot be seen and what turns the direction of writing, because it is stored and read by others; how it is shown
 * is decided by the wallet list.
 */
function readAnnouncement(detail: unknown): InjectedWallet | undefined {
  try {
    if (!isRecord(detail) || !isRecord(detail['info']) || !isRecord(detail['provider'])) return
    const { name, icon, rdns } = detail['info']
    if (typeof rdns !== 'string' || !/^[\w-]+(\.[\w-]+)+$/.test(rdns)) return
    if (rdns.length > 253 || !isProvider(detail['provider'])) return
    return {
      id: rdns.toLowerCase(),
      name: text(name)
        .slice(0, limits.announcedNameLength)
        .replace(/(?![\u200c\u200d])[\p{C}\p{Zl}\p{Zp}]/gu, ''),
      icon: text(icon).length > limits.announcedIconLength ? '' : text(icon),
      // Its form is checked as far as it can be; what it answers is checked where it is used.
      provider: detail['provider'] as EIP1193Provider,
    }
  } catch {
    // A getter that throws must not break the page.
    return
  }
}

function isProvider({ request, then }: Record<string, unknown>): boolean {
  return typeof request === 'function' && typeof then !== 'function'
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Adds a wallet of this page to a config, and connects it again if it was connected here last. */
function addInjected(config: Config, { provider: given, ...target }: InjectedWallet): void {
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
