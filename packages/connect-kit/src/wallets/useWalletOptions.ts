'use client'

import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { type Config, type Connector, useConfig, useConnectors } from 'wagmi'

import { cancelConnect, connectWallet } from '../connection/connectWallet.ts'
import type { CopyOverrides } from '../copy.ts'
import { useLatest } from '../platform/useLatest.ts'
import { useMounted } from '../platform/useMounted.ts'
import { isPairable } from './isPairable.ts'
import { pageUrl } from './pageUrl.ts'
import { recentWalletIds, rememberWallet, subscribeToRecentWallets } from './recentWallets.ts'
import { rememberedIcons, rememberIcons } from './rememberedIcons.ts'
import { readVisitorBrowser, unknownBrowser } from './visitorBrowser.ts'
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
  const providers = useProviders(connectors, mounted)
  const recent = useSyncExternalStore(subscribeToRecentWallets, recentWalletIds, noIds)

  const options = useMemo(() => {
    const browser = mounted ? readVisitorBrowser(navigator) : unknownBrowser
    return walletOptions({
      connectors: connectors.map((connector) => ({
        connector,
        provider: providers.get(connector.uid),
      })),
      browser,
      recentIds: recent,
      rememberedIcons: mounted ? rememberedIcons() : undefined,
      pageUrl: mounted ? pageUrl(window.location) : undefined,
      copy,
    }).map((option) => ({ ...option, ...actions(config, option) }))
  }, [config, connectors, mounted, providers, recent, copy])
  useEffect(() => rememberIcons(options), [options])
  return options
}

const none: readonly string[] = []
const noIds = () => none

type Providers = ReadonlyMap<string, object | null>

/**
 * Looks for the object behind each connector, when connectors come and when the visitor comes back from a shop. Where the page can be
 * read already, the first list has what needs no waiting: it is not drawn twice.
 */
function useProviders(connectors: readonly Connector[], mounted: boolean): Providers {
  const [providers, setProviders] = useState<Providers>(() =>
    mounted
      ? new Map(
          connectors.flatMap((connector) => {
            const provider = findOwn(connector)
            return provider === undefined ? [] : [[connector.uid, provider]]
          }),
        )
      : new Map(),
  )
  const latest = useLatest(providers)

  useEffect(() => {
    let wanted = true
    // Each on its own: a wallet that does not answer does not delay the others.
    const update = () => {
      for (const connector of connectors) {
        void findProvider(connector).then((provider) => {
          const isNews = provider !== undefined && provider !== latest.current.get(connector.uid)
          if (wanted && isNews) setProviders((known) => new Map(known).set(connector.uid, provider))
        })
      }
    }
    update()
    window.addEventListener('focus', update)
    return () => {
      wanted = false
      window.removeEventListener('focus', update)
    }
  }, [connectors, latest])

  return providers
}

/** What a wallet of the list has in this page; `undefined` where looking would load an SDK, and for a connector without an entry. */
function findOwn(connector: Connector): object | null | undefined {
  const entry = walletEntryOf(connector)
  return entry && !entry.wallet.createConnector ? (entry.findProvider() ?? null) : undefined
}

/** `undefined` where looking would load an SDK. */
async function findProvider(connector: Connector): Promise<object | null | undefined> {
  if (walletEntryOf(connector)) return findOwn(connector)
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
