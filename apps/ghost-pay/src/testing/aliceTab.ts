import type { Address } from 'viem'
import { afterAll, beforeAll, beforeEach } from 'vitest'

import { type Neighbours, startNeighbours, type Tab } from './neighbours.ts'

/** The chain, the gateway and the wallets of a test file that calls {@link openTabForEach}. */
export let neighbours: Neighbours
/** The tab of a test. */
export let tab: Tab
/** The owner whose wallet is connected in it. */
export let alice: Address

/**
 * Starts a local chain for a test file, and opens a tab for each of its tests, with the wallet of Alice connected.
 *
 * @param isFresh whether each test has the chain and the gateway as they were at first
 */
export function openTabForEach({ isFresh }: { isFresh: boolean }): void {
  beforeAll(async () => {
    neighbours = await startNeighbours({ seed: 'empty' })
  })
  beforeEach(async () => {
    if (isFresh) await neighbours.devnet.reset()
    tab = neighbours.openTab()
    alice = await tab.connectAs('Alice')
  })
  afterAll(() => neighbours.stop())
}

/** Opens another tab, without a connection, which the test goes on with. */
export function openAnotherTab(options?: Parameters<Neighbours['openTab']>[0]): Tab {
  tab = neighbours.openTab(options)
  return tab
}
