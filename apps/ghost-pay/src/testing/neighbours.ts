import { type Address, type Chain, createTestClient, http, type TestClient } from 'viem'
import { type Config, createConfig, createStorage } from 'wagmi'
import { connect, disconnect } from 'wagmi/actions'
import { devnet as devnetChain } from '@ghost-pay/chains'
import { type Devnet, type OwnerName, type SeedName, startDevnet } from '@ghost-pay/devnet'
import { createLyingGateway, type LyingGateway } from '@ghost-pay/gateway-testing'
import { createLyingNode, type LyingNode } from '@ghost-pay/local-chain'
import { createTestWallet, type TestWallet } from '@ghost-pay/test-wallet'

import { shareConnection } from '../wallet/shareConnection.ts'
import { walletConnector } from './walletConnector.ts'

/** A local chain with the real account contracts, a local gateway over it, and wallets of its owners. */
export type Neighbours = {
  devnet: Devnet
  chain: Chain
  chainId: number
  /** The demo's 2-of-3 account. */
  treasury: Address
  /**
   * Takes a snapshot of the chain. The function that it returns goes back to the snapshot, and drops transactions that
   * wait.
   */
  snapshot: () => Promise<() => Promise<void>>
  /** Changes the chain itself: mines, sets balances. */
  chainControl: TestClient
  /** A config of its own, without a connection: what one tab has. */
  openTab: (options?: { storage?: TabStorage | null }) => Tab
  stop: () => Promise<void>
}

/** What the tabs of one browser share; null for a tab that stores nothing. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** One tab of the app: its config, its node, its gateway, and the owners' wallets. */
export type Tab = {
  config: Config
  node: LyingNode
  gateway: LyingGateway
  wallets: Record<OwnerName, TestWallet>
  connectAs: (owner: OwnerName) => Promise<Address>
  disconnect: () => Promise<void>
}

/** How often a test asks the chain, in milliseconds. */
const pollingInterval = 50

/** Starts what the app works with. Stop it after the tests. */
export async function startNeighbours({
  seed = 'demo',
  contracts = {},
}: {
  seed?: SeedName
  /** Contracts of the chain that a config knows. Without Multicall3 each question goes to the node by itself, so that a test can lie about it. */
  contracts?: Chain['contracts']
} = {}): Promise<Neighbours> {
  const devnet = await startDevnet({ port: 0, gatewayPort: 0, seed })
  const [first] = devnet.chains
  if (first === undefined) throw new Error('The devnet has no chain.')
  const { chainId, rpcUrl } = first
  const chain: Chain = {
    ...devnetChain,
    id: chainId,
    rpcUrls: { default: { http: [rpcUrl] } },
    contracts,
  }

  function openTab({ storage = memoryStorage() }: { storage?: TabStorage | null } = {}): Tab {
    const node = createLyingNode(rpcUrl)
    const chains = [{ id: chainId, name: chain.name, rpcUrl }]
    const wallets = Object.fromEntries(
      devnet.owners.map(({ name, privateKey }) => [
        name,
        createTestWallet({ name, privateKey, chains, allow: { chainIds: [chainId] } }),
      ]),
      // Every owner has a wallet.
    ) as Record<OwnerName, TestWallet>
    const config = createConfig({
      chains: [chain],
      transports: { [chainId]: node.transport },
      connectors: Object.values(wallets).map(walletConnector),
      multiInjectedProviderDiscovery: false,
      // As the app's own: what is stored connects no wallet.
      ssr: true,
      pollingInterval,
      storage: storage === null ? null : createStorage({ storage }),
    })
    shareConnection(config)
    return {
      config,
      node,
      gateway: createLyingGateway(devnet.gatewayUrl),
      wallets,
      async connectAs(owner) {
        const connector = config.connectors.find(({ name }) => name === owner)
        if (connector === undefined) throw new Error(`There is no wallet of ${owner}.`)
        const { accounts } = await connect(config, { connector })
        return accounts[0]
      },
      disconnect: () => disconnect(config),
    }
  }

  return {
    devnet,
    chain,
    chainId,
    treasury: devnet.accounts.treasury.address,
    snapshot: first.snapshot,
    chainControl: createTestClient({ mode: 'anvil', chain, transport: http(rpcUrl) }),
    openTab,
    stop: () => devnet.stop(),
  }
}

function memoryStorage(): TabStorage {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}
