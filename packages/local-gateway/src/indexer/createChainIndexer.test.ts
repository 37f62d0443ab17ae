import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { connectNode } from '../chain/node.ts'
import { openAccount } from '../chain/openAccount.ts'
import { serveChain } from '../chain/serveChain.ts'
import { memoryStore } from '../offchain/stores/memory.ts'
import { account } from '../testing/buildTransaction.ts'
import { type Playground, startPlayground } from '../testing/playground.ts'
import { extend, scriptedChain } from '../testing/scriptedChain.ts'
import { createChainIndexer } from './createChainIndexer.ts'
import type { ChainChange } from './IndexState.ts'

describe('indexing a chain', () => {
  let playground: Playground
  beforeAll(async () => {
    playground = await startPlayground()
  })
  afterAll(() => playground.chain.stop())
  afterEach(() => playground.chain.reset())

  const follow = (options?: { longestReading: number; stepLength: number }) =>
    createChainIndexer(
      connectNode(playground.chain.rpcUrl),
      { accounts: 'all' },
      playground.chainId,
      options,
    )

  test('emits the accounts that a block has changed, and nothing without a new block', async () => {
    const indexer = follow()
    await indexer.sync()
    const changes: ChainChange[] = []
    const stop = indexer.onChange((change) => changes.push(change))
    await indexer.sync()
    expect(changes).toEqual([])
    const value = 5n
    await playground.send(playground.owner('Alice'), { to: playground.treasury, value })
    await indexer.sync()
    expect(changes).toMatchObject([{ type: 'blocks', addresses: [playground.treasury] }])
    stop()
    await playground.node.mine({ blocks: 1 })
    await indexer.sync()
    expect(changes).toHaveLength(1)
  })

  test('reports its progress on a long chain, and continues there', async () => {
    await playground.node.mine({ blocks: 60 })
    const head = Number(await playground.node.getBlockNumber())
    const indexer = follow({ longestReading: -1, stepLength: 25 })
    for (const block of [19, 44])
      await expect(indexer.sync()).rejects.toThrow(
        `Chain 31337 is still being read: block ${block} of ${head}. Ask again.`,
      )
    const { index } = await indexer.sync()
    expect(index.safes()).toEqual([playground.treasury])
  })

  test('an account that was set up in blocks which are gone is gone, too', async () => {
    const { node, treasury } = playground
    const indexer = follow()
    const { index } = await indexer.sync()
    expect(index.safes()).toEqual([treasury])
    const setUp = index.eventsOf(treasury)[0]?.block ?? 0
    index.rewind(setUp - 1)
    expect(index.safes()).toEqual([])
    expect(index.eventsOf(treasury)).toEqual([])
    expect(Number(await node.getBlockNumber())).toBeGreaterThanOrEqual(setUp)
  })

  test('unwatches addresses that are no accounts', async () => {
    const chain = serveChain(playground.settings({ read: { blocks: 100 } }), memoryStore())
    await openAccount(chain, playground.treasury)
    await expect(openAccount(chain, account)).rejects.toThrow('Safe not found')
    expect(chain.indexer.watched()).toEqual([playground.treasury])
  })
})

test('what is read again of an address that was no account is there once', async () => {
  const { node } = scriptedChain(extend([], 'a', 10, [3]))
  const indexer = createChainIndexer(node, { accounts: 'watched', blocks: 100 }, 31337)
  for (let time = 0; time < 2; time++) {
    indexer.watch(account)
    const { index } = await indexer.sync()
    expect(index.eventsOf(account).map(({ block }) => block)).toEqual([3])
    indexer.unwatch(account)
  }
})
