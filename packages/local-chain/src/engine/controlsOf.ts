import type { ChainNode } from './ChainNode.ts'
import type { ChainClient } from './createChainClient.ts'
import type { Engine } from './Engine.ts'

/** What the engines do each in its own way, by requests. */
type Controls = Pick<ChainNode, 'setMining' | 'dropWaiting' | 'setClockToNow' | 'state'>

/** How often anvil is asked whether it mines still: a block takes it a few milliseconds, a question half of one. */
const mostTries = 2_000

const anvilControls = (client: ChainClient): Controls => ({
  async setMining(mining) {
    await client.setAutomine(mining === 'auto')
    // anvil counts whole seconds.
    if (typeof mining === 'object')
      await client.setIntervalMining({
        interval: Math.max(1, Math.round(mining.intervalMs / 1000)),
      })
  },
  async dropWaiting() {
    // anvil answers before it mines. What it works on is in its pool until the block stands; a revert in between would come first.
    if (await client.getAutomine())
      for (let tries = 0; tries < mostTries; tries++)
        if ((await client.getTxpoolStatus()).pending === 0) break
    // What cannot be mined, or not by itself.
    await client.request<{
      Method: 'anvil_dropAllTransactions'
      Parameters: []
      ReturnType: null
    }>({ method: 'anvil_dropAllTransactions', params: [] })
  },
  async setClockToNow() {
    await client.request<{ Method: 'anvil_setTime'; Parameters: [number]; ReturnType: number }>({
      method: 'anvil_setTime',
      params: [Math.floor(Date.now() / 1000)],
    })
  },
  state: {
    engine: () =>
      client.request<{
        Method: 'web3_clientVersion'
        Parameters?: undefined
        ReturnType: string
      }>({ method: 'web3_clientVersion' }),
    dump: () => client.dumpState(),
    load: (state) => client.loadState({ state }),
  },
})

const edrControls = (client: ChainClient): Controls => ({
  // EDR mines before it answers, and its revert takes what waits with it.
  dropWaiting: () => Promise.resolve(),
  async setMining(mining) {
    await client.setAutomine(mining === 'auto')
    // viem's `setIntervalMining` takes seconds, and makes fractions of a millisecond of some of them.
    await client.request({
      method: 'evm_setIntervalMining',
      params: [typeof mining === 'object' ? mining.intervalMs : 0],
    })
  },
  async setClockToNow() {
    const { timestamp } = await client.getBlock()
    const now = BigInt(Math.floor(Date.now() / 1000))
    await client.setNextBlockTimestamp({ timestamp: now > timestamp ? now : timestamp + 1n })
    await client.mine({ blocks: 1 })
  },
  state: undefined,
})

/**
 * The mining, the clock and the state of a node, wherever it was started.
 *
 * @param engine what runs the node
 * @param client of the node
 */
export const controlsOf = (engine: Engine, client: ChainClient): Controls =>
  engine === 'anvil' ? anvilControls(client) : edrControls(client)
