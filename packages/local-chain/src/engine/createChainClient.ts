import {
  createTestClient,
  http,
  type HttpTransport,
  type PublicActions,
  publicActions,
  type TestClient,
  type WalletActions,
  walletActions,
} from 'viem'

import type { Engine } from './Engine.ts'

/** viem's test client of a node, with its public and wallet actions. */
export type ChainClient = TestClient<'anvil' | 'hardhat', HttpTransport, undefined, undefined> &
  PublicActions<HttpTransport> &
  WalletActions

/**
 * Creates the client of a node of this machine. It retries nothing, waits as long as the node works (a state may be large), and
 * caches no block number.
 *
 * @param rpcUrl the node's URL
 * @param engine what runs the node: some test methods have another name for each
 */
export function createChainClient(rpcUrl: string, engine: Engine): ChainClient {
  return createTestClient({
    mode: engine === 'anvil' ? 'anvil' : 'hardhat',
    transport: http(rpcUrl, { retryCount: 0, timeout: 0 }),
    cacheTime: 0,
    pollingInterval: 20,
  })
    .extend(publicActions)
    .extend(walletActions)
}
