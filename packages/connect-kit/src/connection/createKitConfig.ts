import { type Chain, http, type Transport } from 'viem'
import {
  type Config,
  type Connector,
  createConfig,
  type CreateConnectorFn,
  type Storage,
} from 'wagmi'

import { guardedStorage } from '../platform/guardedStorage.ts'
import * as limits from '../startLimits.ts'
import type { AutoConnect } from './autoConnect.ts'
import { isAnnouncedTwice, rememberDiscovery } from './discovery.ts'
import { gateReconnect, type ReconnectGate } from './gateReconnect.ts'
import { requestedConnector } from './requestedConnectors.ts'
import { safeAppTransport } from './safeAppTransport.ts'

export type CreateKitConfigParameters<chains extends readonly [Chain, ...Chain[]]> = {
  /** The chains of the app. The first is the default one. */
  chains: chains
  /** What the nodes are reached through, by chain id. Without one: HTTP to the chain's first public endpoint. */
  transports?: { [id in chains[number]['id']]?: Transport | undefined } | undefined
  /** Connectors beside the wallets that announce themselves, usually what `connectorsForWallets` made. */
  connectors?: readonly CreateConnectorFn[] | undefined
  /**
   * Who is connected again when the page loads. `last`: the wallet that the visitor connected here last, no other, even if
   * another trusts this page. `any`: every wallet that trusts it. `false`: none.
   */
  autoConnect?: AutoConnect | undefined
  /** Lists the wallets that announce themselves (EIP-6963). On unless it is false. */
  discovery?: boolean | undefined
  /**
   * Where the connection is remembered; `localStorage` when absent, nowhere when null. A storage that the browser blocks, that
   * is full or unreadable is no reason to fail: the connection is then remembered for as long as the page lives.
   */
  storage?: Storage | null | undefined
}

/**
 * A wagmi config as the kit wants it: server rendering without warnings, announced wallets checked and listed once, polling
 * every 4000 ms, calls collected for 32 ms, HTTP given up after 10 s (behaviour/connection#defaults). Nothing is loaded, and no
 * host is asked, before a visitor does something.
 *
 * @returns a plain wagmi config; hand it to `WagmiProvider`
 */
export function createKitConfig<const chains extends readonly [Chain, ...Chain[]]>({
  chains,
  transports = {},
  connectors = [],
  autoConnect = 'last',
  discovery = true,
  storage,
}: CreateKitConfigParameters<chains>): Config<chains, Record<chains[number]['id'], Transport>> {
  const given: { [id: number]: Transport | undefined } = transports
  // Asked when there is something to decide, which is after the config has been made.
  const gate: ReconnectGate = {
    autoConnect,
    hasAskedOther: (connector) => ![undefined, connector].includes(requestedConnector(config)),
    isAmbiguous: (rdns) => isAnnouncedTwice(config, rdns),
  }
  const connectorOn = (chainId: number): Connector | undefined => {
    const { connections, current } = config.state
    const connection = connections.get(current ?? '')
    return connection?.chainId === chainId ? connection.connector : undefined
  }
  const config = createConfig({
    chains,
    connectors: connectors.map((connector) => gateReconnect(connector, gate)),
    // One for each chain; the compiler cannot count the ids.
    transports: Object.fromEntries(
      chains.map(({ id }) => [
        id,
        safeAppTransport(given[id] ?? http(undefined, { timeout: limits.httpTimeout }), () =>
          connectorOn(id),
        ),
      ]),
    ) as Record<chains[number]['id'], Transport>,
    // Our own discovery checks what is announced, and does not lose what is announced late.
    multiInjectedProviderDiscovery: false,
    ssr: true,
    storage: storage === null ? null : guardedStorage(storage),
    pollingInterval: limits.pollingInterval,
    batch: { multicall: { wait: limits.multicallWait } },
  })
  if (discovery) rememberDiscovery(config, gate)
  return config
}
