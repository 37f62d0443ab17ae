import {
  type Address,
  type Chain,
  createClient,
  createTestClient,
  http,
  type TestClient,
} from 'viem'
import { devnet as devnetChain } from '@ghost-pay/chains'
import { type Devnet, type SeedName, startDevnet } from '@ghost-pay/devnet'
import { createLyingGateway, type LyingGateway } from '@ghost-pay/gateway-testing'
import { createLyingNode, type LyingNode } from '@ghost-pay/local-chain'

import type { ChainClient } from '../chain/ChainClient.ts'

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
  open: () => { client: ChainClient; node: LyingNode; gateway: LyingGateway }
  stop: () => Promise<void>
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
        client: createClient({ chain, transport: node.transport }),
        node,
        gateway: createLyingGateway(devnet.gatewayUrl),
      }
    },
    stop: () => devnet.stop(),
  }
}
