import { type Chain, http, type Transport } from 'viem'
import { type Config, createConfig, type CreateConnectorFn, type Storage } from 'wagmi'

import { limits } from '../limits.ts'
import { type AutoConnect, gateReconnect } from './autoConnect.ts'
import { rememberDiscovery } from './discovery.ts'

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
  /** Where the connection is remembered; `localStorage` when absent, nowhere when null. */
  storage?: Storage | null | undefined
}

/**
 * A wagmi config as the kit wants it: server rendering without warnings, announced wallets checked and listed once, polling
 * every 4000 ms, calls collected for 32 ms, HTTP given up after 10 s (specification, section 9). Nothing is loaded, and no
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
  const config = createConfig({
    chains,
    connectors: connectors.map((connector) => gateReconnect(connector, autoConnect)),
    // One for each chain; the compiler cannot count the ids.
    transports: Object.fromEntries(
      chains.map(({ id }) => [id, given[id] ?? http(undefined, { timeout: limits.httpTimeout })]),
    ) as Record<chains[number]['id'], Transport>,
    // Our own discovery checks what is announced, and does not lose what is announced late.
    multiInjectedProviderDiscovery: false,
    ssr: true,
    ...(storage !== undefined && { storage }),
    pollingInterval: limits.pollingInterval,
    batch: { multicall: { wait: limits.multicallWait } },
  })
  if (discovery) rememberDiscovery(config, autoConnect)
  return config
}
