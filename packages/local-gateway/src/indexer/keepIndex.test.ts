import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { journalStore } from '../offchain/stores/journal.ts'
import type { Store } from '../offchain/stores/Store.ts'
import { account } from '../testing/buildTransaction.ts'
import { extend, type ScriptedChain, scriptedChain } from '../testing/scriptedChain.ts'
import { createChainIndexer } from './createChainIndexer.ts'
import type { IndexScope } from './IndexState.ts'
import { keepIndex } from './keepIndex.ts'

const chainId = 31337
let folder: string
const stores: Store[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'index-'))
})
afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.close()))
  await rm(folder, { recursive: true })
})

/** A gateway's reading of a chain; `asked` has the first blocks of the requests for logs. */
function start(chain: ScriptedChain, scope: IndexScope = { accounts: 'all' }) {
  const store = journalStore({ folder })
  stores.push(store)
  const asked: number[] = []
  chain.before = ({ method, params: [filter] }) => {
    if (method === 'eth_getLogs') asked.push(Number((filter as { fromBlock: string }).fromBlock))
    return undefined
  }
  const keeper = keepIndex(store, chainId)
  const indexer = createChainIndexer(chain.node, scope, chainId, { keeper })
  return { indexer, asked, store }
}
const receivedIn = async ({ indexer }: ReturnType<typeof start>) => {
  const { index } = await indexer.sync()
  const { incoming } = index.ledgerOf(account)
  const blocks = index.eventsOf(account).map(({ block }) => block)
  expect(incoming.newestFirst().map(({ block }) => block)).toEqual(blocks.toReversed())
  return blocks
}
const fileOf = ({ blocks }: ScriptedChain) => join(folder, `${chainId}-${blocks[0]?.hash}.index`)
const manyBlocks = extend([], 'a', 300, [3, 40, 250, 299])

describe('after a restart', () => {
  test('what was read is not read again', async () => {
    const chain = scriptedChain(manyBlocks)
    const first = start(chain)
    expect(await receivedIn(first)).toEqual([3, 40, 250, 299])
    await first.indexer.close()

    const again = start(chain)
    expect(await receivedIn(again)).toEqual([3, 40, 250, 299])
    expect(again.asked).toEqual([])

    chain.blocks = extend(manyBlocks, 'a', 320, [310])
    expect(await receivedIn(again)).toEqual([3, 40, 250, 299, 310])
    await again.indexer.close()
    const third = start(chain)
    expect(await receivedIn(third)).toEqual([3, 40, 250, 299, 310])
    expect(third.asked).toEqual([])
  })

  test.each([
    ['a few', 280, 310, [3, 40, 250, 290]],
    ['many', 100, 310, [3, 40, 290]],
    ['all but the first', 1, 310, [290]],
    ['for fewer ones many', 200, 210, [3, 40]],
  ])('%s blocks that were exchanged meanwhile are read again', async (_, stay, end, expected) => {
    const chain = scriptedChain(manyBlocks)
    const first = start(chain)
    await first.indexer.sync()
    await first.indexer.close()
    chain.blocks = extend(manyBlocks.slice(0, stay), 'b', end, [290])
    const again = start(chain)
    expect(await receivedIn(again)).toEqual(expected)
    expect(Math.min(...again.asked)).toBeLessThanOrEqual(stay)
  })

  test('another chain begins with nothing', async () => {
    const first = start(scriptedChain(manyBlocks))
    await first.indexer.sync()
    await first.indexer.close()
    expect(await receivedIn(start(scriptedChain(extend([], 'c', 10, [5]))))).toEqual([5])
  })

  test('what an earlier version has kept is read from the chain', async () => {
    const chain = scriptedChain(manyBlocks)
    const first = start(chain)
    await first.indexer.sync()
    await first.indexer.close()
    const { store } = first
    const scope = `${chainId}-${manyBlocks[0]?.hash}`
    const kept = await store.readKept?.(scope)
    await store.keep?.(scope, { head: { ...(kept?.head as object), form: '0' }, bytes: [] })
    const again = start(chain)
    expect(await receivedIn(again)).toEqual([3, 40, 250, 299])
    expect(again.asked[0]).toBe(0)
  })

  test('watched accounts are read again', async () => {
    const chain = scriptedChain(manyBlocks)
    const first = start(chain, { accounts: 'watched', blocks: 100 })
    first.indexer.watch(account)
    await first.indexer.sync()
    await first.indexer.close()
    await expect(readFile(fileOf(chain))).rejects.toThrow('ENOENT')
  })
})

test('a file that is cut or damaged anywhere costs a reading, and shows nothing wrong', async () => {
  const chain = scriptedChain(manyBlocks)
  const first = start(chain)
  await first.indexer.sync()
  await first.indexer.close()
  const whole = await readFile(fileOf(chain))
  const whereAndHow = fc.record({
    at: fc.nat({ max: whole.length - 1 }),
    change: fc.constantFrom('cut', 'zeros', 'bit'),
  })
  await fc.assert(
    fc.asyncProperty(whereAndHow, async ({ at, change }) => {
      const damaged = Buffer.from(change === 'cut' ? whole.subarray(0, at) : whole)
      if (change === 'bit') damaged[at] = (damaged[at] ?? 0) ^ 1
      if (change === 'zeros') damaged.fill(0, at)
      await writeFile(fileOf(chain), damaged)
      const again = start(chain)
      expect(await receivedIn(again)).toEqual([3, 40, 250, 299])
      // The last bytes may have been zeros before.
      expect(again.asked.length > 0 || damaged.equals(whole)).toBe(true)
      // It would keep what it has read later.
      await again.indexer.close()
    }),
    { numRuns: 300 },
  )
}, 60_000)
