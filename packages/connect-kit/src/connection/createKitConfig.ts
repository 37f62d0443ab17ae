import { type Chain, type Client, type ClientConfig, http, type Transport } from 'viem'
import {
  type Config,
  type Connector,
  createConfig,
  type CreateConfigParameters,
  type CreateConnectorFn,
  type Storage,
} from 'wagmi'

import * as limits from '../limits.ts'
import { guardedStorage } from '../platform/guardedStorage.ts'
import { isRecord } from '../platform/isRecord.ts'
import { type AutoConnect, configState } from './configState.ts'
import { discover } from './discovery.ts'
import { gateReconnect } from './gateReconnect.ts'
import { isState } from './readInitialState.ts'

/** What wagmi hands to the client of each chain: one value for all, or one by chain id. */
type ClientOptions<chains extends readonly [Chain, ...Chain[]]> = {
  [
    option in
      'batch' | 'cacheTime' | 'ccipRead' | 'experimental_blockTag' | 'pollingInterval' | 'rpcSchema'
  ]?:
    | ClientConfig[option]
    | { [id in chains[number]['id']]?: ClientConfig[option] | undefined }
    | undefined
}

export type CreateKitConfigParameters<chains extends readonly [Chain, ...Chain[]]> =
  CreateKitConfigOptions<chains> & ClientOptions<chains>

type CreateKitConfigOptions<chains extends readonly [Chain, ...Chain[]]> = {
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
  /** The same under the name that wagmi gives it. The kit's own discovery is used either way. */
  multiInjectedProviderDiscovery?: boolean | undefined
  /** Whether the config follows the wallet's chain. On unless it is false. */
  syncConnectedChain?: boolean | undefined
  /** Whether the first rendering is the server's. On unless it is false: a page without a server loses nothing by it. */
  ssr?: boolean | undefined
  /** Makes the client of a chain, in the place of `transports` and of what a client is made with. */
  client?:
    ((parameters: { chain: chains[number] }) => Client<Transport, chains[number]>) | undefined
  /**
   * Where the connection is remembered; `localStorage` when absent, nowhere when null. A storage that the browser blocks, that
   * is full or unreadable is no reason to fail: the connection is then remembered for as long as the page lives.
   */
  storage?: Storage | null | undefined
  /**
   * What the names begin with under which the connection is remembered; `wagmi` when absent. Each config of a page needs its own: with
   * one for all, the last one to connect decides for all at the next visit. A `storage` of your own has a key already.
   */
  storageKey?: string | undefined
}

/**
 * A wagmi config as the kit wants it, which takes every option of wagmi's `createConfig`. Where one is left out: server rendering without warnings, announced wallets checked and listed once, polling
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
  multiInjectedProviderDiscovery = true,
  discovery = multiInjectedProviderDiscovery,
  storage,
  storageKey,
  ssr = true,
  client,
  ...options
}: CreateKitConfigParameters<chains>): Config<chains, Record<chains[number]['id'], Transport>> {
  const given: { [id: number]: Transport | undefined } = transports
  const connectorOn = (chainId: number): Connector | undefined => {
    const { connections, current } = config.state
    const connection = connections.get(current ?? '')
    return connection?.chainId === chainId ? connection.connector : undefined
  }
  const reach = client
    ? {
        client: (of: { chain: chains[number] }) =>
          safeAppClient(client(of), () => connectorOn(of.chain.id)),
      }
    : {
        transports: Object.fromEntries(
          chains.map(({ id }) => [
            id,
            safeAppTransport(given[id] ?? http(undefined, { timeout: limits.httpTimeout }), () =>
              connectorOn(id),
            ),
          ]),
        ),
        pollingInterval: limits.pollingInterval,
        batch: { multicall: { wait: limits.multicallWait } },
        // One that is undefined is one that was left out.
        ...Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)),
      }
  const config: Config<chains, Record<chains[number]['id'], Transport>> = createConfig({
    chains,
    connectors: connectors.map((connector) => gateReconnect(connector, () => configState(config))),
    // Our own discovery checks what is announced, and does not lose what is announced late.
    multiInjectedProviderDiscovery: false,
    ssr,
    storage: storage === null ? null : guardedStorage(storage, storageKey, isUsable),
    syncConnectedChain: options.syncConnectedChain ?? true,
    // A transport for each chain, or a client; the compiler cannot count the ids.
    ...reach,
  } as unknown as CreateConfigParameters<chains, Record<chains[number]['id'], Transport>>)
  Object.assign(configState(config), {
    autoConnect,
    discover: discovery ? () => discover(config) : undefined,
    ...(storage === undefined && { storageKey: storageKey ?? 'wagmi' }),
  })
  return config
}

/** Whether wagmi can go on from what is stored: what another page of this origin, or an extension, has written may be anything. */
const isUsable = (name: string, stored: unknown): boolean =>
  name !== 'store' || (isRecord(stored) && isState(stored['state']))

/**
 * A transport that asks the Safe app about transactions while the visitor is connected through it. What is sent there is a
 * proposal, of whose hash no node knows; without this, a wait for its receipt would never end.
 *
 * @param current the connector in use
 */
function safeAppTransport<transport extends Transport>(
  transport: transport,
  current: () => Connector | undefined,
): transport {
  const asking: Transport = (parameters) => {
    const made = transport(parameters)
    return { ...made, request: safeAppRequest(made.request, current) }
  }
  return asking as transport
}

/** The same for a client that the host made. */
function safeAppClient<client extends { request: object }>(
  client: client,
  current: () => Connector | undefined,
): client {
  return Object.assign(client, {
    request: safeAppRequest(client.request as Request, current),
  })
}

type Request = ReturnType<Transport>['request']

function safeAppRequest(request: Request, current: () => Connector | undefined): Request {
  const asking = async (call: { method: string; params?: unknown }, options?: unknown) => {
    const connector = current()
    if (connector?.type !== 'safe' || !/^eth_getTransaction(?:Receipt|ByHash)$/.test(call.method))
      return request(call as never, options as never)
    // The Safe app's provider takes any request; wagmi leaves the type open.
    const provider = (await connector.getProvider()) as { request: Request }
    return provider.request(call as never)
  }
  // Its type names every method there is; each is handed on as it came.
  return asking as Request
}
