import {
  type Address,
  type Chain,
  createClient,
  createTestClient,
  createWalletClient,
  custom,
  http,
  type TestClient,
} from 'viem'
import { devnet as devnetChain } from '@ghost-pay/chains'
import { type Devnet, type OwnerName, type SeedName, startDevnet } from '@ghost-pay/devnet'
import { createLyingGateway, type LyingGateway } from '@ghost-pay/gateway-testing'
import { createLyingNode, type LyingNode } from '@ghost-pay/local-chain'
import { createTestWallet, type TestWallet } from '@ghost-pay/test-wallet'

import type { ChainClient } from '../chain/ChainClient.ts'
import { openWallet } from '../signing/verifyWallet.ts'
import type { WalletAccess, WalletClient } from '../signing/WalletAccess.ts'

/** A local chain with the real account contracts, and a local gateway over it. */
export type TestChain = {
  devnet: Devnet
  chainId: number
  /** The demo's 2-of-3 account. */
  treasury: Address
  /** Takes a snapshot of the chain. The function that it returns goes back to it. */
  snapshot: () => Promise<() => Promise<void>>
  /** Changes the chain itself: mines, sets balances and code. */
  chainControl: TestClient
  /** A client and a gateway that can be made to lie. */
  open: () => {
    client: ChainClient
    node: LyingNode
    gateway: LyingGateway
    /** The wallet of an owner, as a page has it. */
    openWalletOf: (name: OwnerName) => Promise<OwnerWallet>
  }
  stop: () => Promise<void>
}

/** The wallet of an owner. */
export type OwnerWallet = {
  owner: Address
  wallet: TestWallet
  access: WalletAccess
  client: WalletClient
}

/**
 * Starts what a test asks. Stop it after the tests.
 *
 * @param contracts of the chain that a client knows. Without Multicall3 each question goes to the node by itself, so that a test can lie about it.
 */
export async function startChain({
  seed,
  contracts = {},
}: {
  seed: SeedName
  contracts?: Chain['contracts']
}): Promise<TestChain> {
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
  return {
    devnet,
    chainId,
    treasury: devnet.accounts.treasury.address,
    snapshot: first.snapshot,
    chainControl: createTestClient({ mode: 'anvil', chain, transport: http(rpcUrl) }),
    open() {
      const node = createLyingNode(rpcUrl)
      return {
        client: createClient({ chain, transport: node.transport, pollingInterval: 50 }),
        node,
        gateway: createLyingGateway(devnet.gatewayUrl),
        async openWalletOf(name) {
          const owner = devnet.owners.find((one) => one.name === name)
          if (owner === undefined) throw new Error(`There is no ${name}.`)
          const wallet = createTestWallet({
            name,
            privateKey: owner.privateKey,
            chains: [
              { id: chainId, rpcUrl },
              { id: 1337, rpcUrl },
            ],
            allow: { chainIds: [chainId] },
          })
          await wallet.provider.request({ method: 'eth_requestAccounts' })
          const walletClient = createWalletClient({
            chain,
            transport: custom({
              request: (one: Parameters<TestWallet['provider']['request']>[0]) =>
                wallet.provider.request(one),
            }),
          })
          const access = { open: openWallet(walletClient), hasNoAnswer: () => false }
          return { owner: owner.address, wallet, access, client: walletClient }
        },
      }
    },
    stop: () => devnet.stop(),
  }
}
