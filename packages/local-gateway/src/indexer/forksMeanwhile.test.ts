/** A chain may change between any two requests: the index must be of one chain. */
import { toHex } from 'viem'
import { expect, test } from 'vitest'

import { account } from '../testing/buildTransaction.ts'
import { extend, logOf, type ScriptedChain, scriptedChain } from '../testing/scriptedChain.ts'
import { createChainIndexer } from './createChainIndexer.ts'

const everyAccount = { accounts: 'all' } as const
const follow = ({ node }: ScriptedChain, stepLength = 5000) =>
  createChainIndexer(node, everyAccount, 31337, { stepLength })

/** The blocks in which the account has received something. */
async function received(indexer: ReturnType<typeof createChainIndexer>) {
  const { index } = await indexer.sync()
  return index.eventsOf(account).map(({ block }) => block)
}

/** Switches to the other chain after a request was answered this many times. */
function forkAfter(chain: ScriptedChain, asked: (call: Call) => boolean, fork: () => void) {
  chain.after = (call) => {
    if (!asked(call)) return
    chain.after = () => undefined
    fork()
  }
}
type Call = { method: string; params: readonly unknown[] }
const isBlock =
  (number: number) =>
  ({ method, params }: Call) =>
    method === 'eth_getBlockByNumber' && params[0] === toHex(number)
const isLogs =
  (from: number) =>
  ({ method, params: [filter] }: Call) =>
    method === 'eth_getLogs' && (filter as { fromBlock: string }).fromBlock === toHex(from)

/** The second of several equal requests. */
function second(asked: (call: Call) => boolean) {
  let times = 0
  return (call: Call) => asked(call) && (times += 1) === 2
}

const base = extend([], 'a', 40)
const before = () => extend(base, 'a', 400, [50, 150])
const after = () => extend(base, 'b', 400, [60, 160])

test.each([
  ['the logs of the first step', isLogs(0)],
  ['its last block', isBlock(99)],
  ['the last block of the second step', isBlock(199)],
  ['the logs of the second step', isLogs(100)],
  ['the logs of the last step', isLogs(300)],
  ['the newest block', isBlock(399)],
  ['the last block of the first step, looked at again,', second(isBlock(99))],
  ['the last block of the second step, looked at again,', second(isBlock(199))],
])('a fork right after %s were read leaves nothing of what it undid', async (_, asked) => {
  const chain = scriptedChain(before())
  const indexer = follow(chain, 100)
  forkAfter(chain, asked, () => (chain.blocks = after()))
  await indexer.sync()
  chain.blocks = extend(chain.blocks, 'b', 401)
  expect(await received(indexer)).toEqual(chain.blocks[60]?.receives ? [60, 160] : [50, 150])
})

test('a fork between the look at the newest known block and the next one is noticed', async () => {
  const chain = scriptedChain(extend(base, 'a', 50, [49]))
  const indexer = follow(chain)
  expect(await received(indexer)).toEqual([49])
  chain.blocks = extend(chain.blocks, 'a', 53)
  forkAfter(chain, isBlock(49), () => (chain.blocks = extend(base, 'b', 53, [45])))
  expect(await received(indexer)).toEqual([45])
})

test('a block that a node does not have yet is waited for', async () => {
  const chain = scriptedChain(base)
  const indexer = follow(chain)
  await indexer.sync()
  chain.blocks = extend(base, 'a', 43, [40])
  let isLate = true
  chain.before = (call) => {
    if (!isLate) return undefined
    if (isBlock(40)(call)) return null
    if (call.method !== 'eth_getLogs') return undefined
    isLate = false
    return []
  }
  setTimeout(() => (isLate = false), 100)
  expect(await received(indexer)).toEqual([40])
})

test('a log that a fork has undone counts for nothing', async () => {
  const chain = scriptedChain(extend([], 'a', 5, [3]))
  const [, , second] = chain.blocks
  if (!second) throw new Error('The chain is too short.')
  chain.before = ({ method }) =>
    method === 'eth_getLogs' ? [{ ...logOf(second), removed: true }] : undefined
  expect(await received(follow(chain))).toEqual([])
})

test('more blocks than any chain has are not believed, and nothing is read of them', async () => {
  const chain = scriptedChain(extend([], 'a', 5))
  const [first] = chain.blocks
  chain.before = ({ method, params }) =>
    method === 'eth_getBlockByNumber' && params[0] === 'latest'
      ? { ...first, number: '0xe8d4a51000', timestamp: '0x1' }
      : undefined
  await expect(follow(chain).sync()).rejects.toThrow(
    'The node of chain 31337 claims to have 1000000000000 blocks.',
  )
})
