'use client'

import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { type Config, type Connector, useConfig, useConnectors } from 'wagmi'

import { configState } from '../connection/configState.ts'
import { cancelConnect, connectWallet } from '../connection/connectWallet.ts'
import { wagmiInternals } from '../connection/wagmiInternals.ts'
import type { CopyOverrides } from '../copy.ts'
import { useLatest } from '../platform/useLatest.ts'
import { useMounted } from '../platform/useMounted.ts'
import { isPhone, pageUrl } from './links.ts'
import { recentWalletIds, rememberWallet, subscribeToRecentWallets } from './recentWallets.ts'
import { rememberedIcons, rememberIcons } from './rememberedIcons.ts'
import { readVisitorBrowser, unknownBrowser } from './visitorBrowser.ts'
import { isPairable } from './Wallet.ts'
import { walletEntryOf } from './walletEntry.ts'
import type { WalletOption } from './WalletOption.ts'
import { walletOptions } from './walletOptions.ts'

/**
 * The wallets that this visitor can choose from, with the ways to reach them. New ones appear as they announce themselves,
 * without a reload. On the server, and in the first rendering after it, nothing is known of the browser yet.
 *
 * @param copy the host's words
 */
export function useWalletOptions({
  copy,
}: { copy?: CopyOverrides | undefined } = {}): WalletOption[] {
  const config = useConfig()
  const connectors = useConnectors()
  const mounted = useMounted()
  const providers = useProviders(config, connectors, mounted)
  const recent = useSyncExternalStore(subscribeToRecentWallets, recentWalletIds, noIds)

  const options = useMemo(
    () => read(config, { connectors, mounted, providers, recentIds: recent, copy }),
    [config, connectors, mounted, providers, recent, copy],
  )
  useEffect(() => rememberIcons(options), [options])
  return options
}

/**
 * The wallets of a page that nothing shows yet: worked out once while it is idle, so that a press does not run all of that for the first
 * time. No wallet is asked anything.
 */
export function prepareWalletOptions(config: Config): WalletOption[] {
  const { connectors } = config
  const providers = withOwn(new Map(), config, connectors)
  return read(config, { connectors, mounted: true, providers, recentIds: recentWalletIds() })
}

type Known = {
  connectors: readonly Connector[]
  mounted: boolean
  providers: Providers
  recentIds: readonly string[]
  copy?: CopyOverrides | undefined
}

function read(config: Config, { connectors, mounted, providers, ...known }: Known): WalletOption[] {
  const browser = mounted ? readVisitorBrowser(navigator) : unknownBrowser
  return walletOptions({
    ...known,
    connectors: connectors.map((connector) => ({
      connector,
      provider: providers.get(connector.uid),
    })),
    browser,
    rememberedIcons: mounted ? rememberedIcons() : undefined,
    pageUrl: mounted ? pageUrl(window.location, !isPhone(browser.os)) : undefined,
  }).map((option) => ({ ...option, ...actions(config, option) }))
}

const none: readonly string[] = []
const noIds = () => none

type Providers = ReadonlyMap<string, object | null>

/**
 * Looks for the object behind each connector, when connectors come and when the visitor comes back from a shop. Where the page can be
 * read already, a list has at once what needs no waiting: it is not drawn twice.
 */
function useProviders(config: Config, connectors: readonly Connector[], mounted: boolean) {
  const [found, setFound] = useState<Providers>(new Map())
  const providers = useMemo(
    () => withOwn(found, config, mounted ? connectors : []),
    [config, connectors, mounted, found],
  )
  const latest = useLatest(providers)

  useEffect(() => {
    let wanted = true
    // Each on its own: a wallet that does not answer does not delay the others.
    const update = () => {
      for (const connector of connectors) {
        void findProvider(config, connector).then((provider) => {
          const isNews = provider !== undefined && provider !== latest.current.get(connector.uid)
          if (wanted && isNews) setFound((known) => new Map(known).set(connector.uid, provider))
        })
      }
    }
    update()
    window.addEventListener('focus', update)
    return () => {
      wanted = false
      window.removeEventListener('focus', update)
    }
  }, [config, connectors, latest])

  return providers
}

/** Adds to what was found what is known at once. */
function withOwn(found: Providers, config: Config, connectors: readonly Connector[]): Providers {
  const all = new Map(found)
  for (const connector of connectors) {
    const own = findOwn(config, connector)
    const provider = own === undefined ? findAnnounced(config, connector) : own
    if (provider !== undefined && !all.has(connector.uid)) all.set(connector.uid, provider)
  }
  return all
}

/** What a wallet has in this page, as far as that is known at once: `undefined` where looking would wait, or load an SDK. */
function findOwn(config: Config, connector: Connector): object | null | undefined {
  const entry = walletEntryOf(connector)
  if (!entry) return configState(config).providers.get(connector)
  return entry.wallet.createConnector ? undefined : (entry.findProvider() ?? null)
}

/**
 * What wagmi's own discovery knows of a connector that has the name of a wallet: whose it is until the connector says so itself. Of several
 * under one name it is not known which.
 */
function findAnnounced(config: Config, { id, type }: Connector): object | undefined {
  const announced = wagmiInternals(config).mipd?.getProviders() ?? []
  const own = announced.filter(({ info }) => info.rdns === id)
  return type === 'injected' && own.length === 1 ? own[0]?.provider : undefined
}

/** `undefined` where looking would load an SDK. */
async function findProvider(
  config: Config,
  connector: Connector,
): Promise<object | null | undefined> {
  const own = findOwn(config, connector)
  if (own !== undefined || walletEntryOf(connector)) return own
  if (connector.type !== 'injected') return undefined
  try {
    const provider = await connector.getProvider()
    return typeof provider === 'object' ? provider : null
  } catch {
    return null
  }
}

/** How a wallet is asked, and how it is listened to. */
function actions(config: Config, { id, connector, installed }: WalletOption) {
  if (!connector) return {}
  const wallet = walletEntryOf(connector)?.wallet
  const pairs = connector.type === 'walletConnect' || (wallet && isPairable(wallet) && !installed)
  const onMessage = (type: string, onData: (data: unknown) => void) => {
    const listener = (message: { type: string; data?: unknown }) => {
      if (message.type === type) onData(message.data)
    }
    connector.emitter.on('message', listener)
    return () => connector.emitter.off('message', listener)
  }
  return {
    async connect() {
      const answer = await connectWallet(config, connector)
      rememberWallet(id)
      return answer
    },
    cancel() {
      cancelConnect(connector)
      // A pairing can be called off. Who is in the page cannot: their answer is undone when it comes.
      if (!pairs || config.state.connections.has(connector.uid)) return
      connector.disconnect().catch(() => {})
    },
    // wagmi says so at once for every connector. A WalletConnect wallet is reached only when the visitor has scanned a code or opened a link.
    onConnecting: pairs ? undefined : (listener: () => void) => onMessage('connecting', listener),
    onPending: (listener: () => void) => onMessage('pending', listener),
    onUri: (listener: (uri: string) => void) =>
      onMessage('display_uri', (uri) => {
        if (typeof uri === 'string') listener(uri)
      }),
  }
}
