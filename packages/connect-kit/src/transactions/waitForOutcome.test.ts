import {
  createClient,
  createTestClient,
  createWalletClient,
  custom,
  type Hash,
  http,
  publicActions,
  toHex,
  walletActions,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  createLyingNode,
  type NodeLie,
  type RunningChain,
  startLocalChain,
} from '@ghost-pay/local-chain'

import { type SentTransaction, waitForOutcome } from './waitForOutcome.ts'

let running: RunningChain

beforeAll(async () => {
  running = await startLocalChain()
}, 60_000)
afterAll(() => running.stop())
afterEach(() => chain().setAutomine(true))

const to = '0x000000000000000000000000000000000000dEaD'
const unseen: Hash = `0x${'5'.repeat(64)}`

function chain() {
  return createTestClient({
    mode: 'anvil',
    transport: http(running.rpcUrl, { retryCount: 0 }),
    pollingInterval: 20,
    cacheTime: 0,
  })
    .extend(publicActions)
    .extend(walletActions)
}

function sender() {
  const [owner] = running.owners
  if (!owner) throw new Error('There is no owner.')
  const account = privateKeyToAccount(owner.privateKey)
  return createWalletClient({ account, chain: foundry, transport: http(running.rpcUrl) })
}

/** A transaction that no node has any more: what a page remembers of it after a reload. */
async function remembered(): Promise<SentTransaction & { nonce: number }> {
  const client = chain()
  const from = sender().account.address
  const [nonce, fromBlock] = await Promise.all([
    client.getTransactionCount({ address: from }),
    client.getBlockNumber(),
  ])
  return { hash: unseen, from, nonce, fromBlock, call: { to, value: 1n, data: '0x' } }
}

const wait = (sent: SentTransaction) => waitForOutcome(chain(), { ...sent, timeout: 10_000 })

test('the same call at a higher fee, included before the wait began, is confirmed under its own hash', async () => {
  const sent = await remembered()
  const hash = await sender().sendTransaction({ to, value: 1n, nonce: sent.nonce })
  await chain().mine({ blocks: 5 })
  const learned: Hash[] = []
  const outcome = await waitForOutcome(chain(), {
    ...sent,
    onLearned: (now) => learned.push(now.hash),
  })
  expect(outcome).toMatchObject({ status: 'confirmed', receipt: { transactionHash: hash } })
  expect(learned).toEqual([hash])
})

test('another call with the same nonce has replaced it', async () => {
  const sent = await remembered()
  const hash = await sender().sendTransaction({ to, value: 2n, nonce: sent.nonce })
  expect(await wait(sent)).toMatchObject({ status: 'replaced', replacement: { hash } })
})

test('an empty transaction to the sender with the same nonce has cancelled it', async () => {
  const sent = await remembered()
  const { address } = sender().account
  const hash = await sender().sendTransaction({ to: address, value: 0n, nonce: sent.nonce })
  expect(await wait(sent)).toMatchObject({ status: 'cancelled', replacement: { hash } })
})

describe('nodes behind one address that are not equally far', () => {
  /** A client whose node lies, and how often it was asked for a receipt. */
  function beside(lie: NodeLie) {
    const node = createLyingNode(running.rpcUrl)
    node.lie(lie)
    const client = createClient({ transport: node.transport, pollingInterval: 20, cacheTime: 0 })
    const looks = () => node.asked.filter((method) => method === 'eth_getTransactionReceipt').length
    return { client, looks }
  }

  /** What a node answers that has not read anything since a block, to all but the sender's count. */
  const behind =
    (fromBlock: bigint | undefined): NodeLie =>
    ({ method }) => {
      if (method === 'eth_blockNumber') return toHex(fromBlock ?? 0n)
      return method.startsWith('eth_getTransactionBy') || method.endsWith('Receipt')
        ? null
        : undefined
    }

  test('what one counts before another has read it is confirmed, not replaced', async () => {
    const sent = await remembered()
    const hash = await sender().sendTransaction({ to, value: 1n, nonce: sent.nonce })
    const { client, looks } = beside((request, ask) =>
      looks() < 5 ? behind(sent.fromBlock)(request, ask) : undefined,
    )
    expect(await waitForOutcome(client, { ...sent, hash })).toMatchObject({
      status: 'confirmed',
      receipt: { transactionHash: hash },
    })
  })

  test('what is in a block of one, and has no receipt of another, has not replaced itself', async () => {
    const { call, ...sent } = await remembered()
    expect(call).toBeDefined()
    const hash = await sender().sendTransaction({ to, value: 1n, nonce: sent.nonce })
    const { client, looks } = beside(({ method }) =>
      looks() < 5 && (method.startsWith('eth_getTransactionBy') || method.endsWith('Receipt'))
        ? null
        : undefined,
    )
    const learned: SentTransaction[] = []
    const onLearned = (now: SentTransaction) => learned.push(now)
    expect(await waitForOutcome(client, { ...sent, hash, onLearned })).toMatchObject({
      status: 'confirmed',
    })
    expect(learned).toEqual([])
  })

  test.each<[string, NodeLie]>([
    ['says nothing of the past', atPast(() => ({ error: { code: -32000, message: 'no trie' } }))],
    [
      'is silent about the past',
      atPast(() => {
        throw new TypeError('fetch failed')
      }),
    ],
    [
      'has not read the block',
      ({ method }) => (method === 'eth_getBlockByNumber' ? null : undefined),
    ],
  ])('a cancellation is not called anything else while a node %s', async (_, lie) => {
    const sent = await remembered()
    const { address } = sender().account
    const hash = await sender().sendTransaction({ to: address, value: 0n, nonce: sent.nonce })
    await chain().mine({ blocks: 4 })
    const { client, looks } = beside((request, ask) =>
      looks() < 5 ? lie(request, ask) : undefined,
    )
    expect(await waitForOutcome(client, sent)).toMatchObject({
      status: 'cancelled',
      replacement: { hash },
    })
  })

  test('looks between which another node is behind are not in a row', async () => {
    const sent = await remembered()
    const { address } = sender().account
    const hash = await sender().sendTransaction({ to: address, value: 0n, nonce: sent.nonce })
    let counts = 0
    const { client } = beside(({ method }) => {
      if (method === 'eth_getTransactionCount') {
        counts += 1
        if (counts % 4 === 0) return toHex(sent.nonce)
      }
      return method === 'eth_getBlockByNumber' && counts < 10 ? null : undefined
    })
    expect(await waitForOutcome(client, sent)).toMatchObject({
      status: 'cancelled',
      replacement: { hash },
    })
  })

  test('what nobody can read is replaced by nobody knows what, after several looks in a row', async () => {
    const sent = await remembered()
    const { address } = sender().account
    await sender().sendTransaction({ to: address, value: 0n, nonce: sent.nonce })
    const { client, looks } = beside(({ method }) =>
      method === 'eth_getBlockByNumber' ? null : undefined,
    )
    const outcome = await waitForOutcome(client, { ...sent, lostAfter: 3 })
    expect(outcome).toEqual({ status: 'replaced', replacement: undefined })
    // Each look asks for the receipt before and after the count.
    expect(looks()).toBe(10)
  })
})

/** A lie about how many transactions a sender had at a block. */
function atPast(lie: () => unknown): NodeLie {
  return ({ method, params: [, block] }) =>
    method === 'eth_getTransactionCount' && String(block).startsWith('0x') ? lie() : undefined
}

test('without the block from before it was sent, a used nonce still says that it was replaced', async () => {
  const sent = { ...(await remembered()), fromBlock: undefined }
  await sender().sendTransaction({ to, value: 2n, nonce: sent.nonce })
  expect(await wait(sent)).toEqual({ status: 'replaced', replacement: undefined })
})

test('one that no node knows is lost after as many looks as asked for, and unknown when the time is up', async () => {
  const sent = await remembered()
  expect(await waitForOutcome(chain(), { ...sent, lostAfter: 3 })).toEqual({ status: 'lost' })
  expect(await waitForOutcome(chain(), { hash: unseen, timeout: 100 })).toEqual({
    status: 'unknown',
  })
})

test('what is read of a pending transaction is handed out, so that a later wait can go on from there', async () => {
  const client = chain()
  await client.setAutomine(false)
  const sent = await remembered()
  const hash = await sender().sendTransaction({ to, value: 3n, nonce: sent.nonce })
  const learned: SentTransaction[] = []
  const outcome = waitForOutcome(client, { hash, onLearned: (now) => learned.push(now) })
  await expect.poll(() => learned).toHaveLength(1)
  await client.mine({ blocks: 1 })
  expect(await outcome).toMatchObject({ status: 'confirmed' })
  expect(learned).toMatchObject([
    { hash, nonce: sent.nonce, call: { to: to.toLowerCase(), value: 3n, data: '0x' } },
  ])
})

test('confirmations are waited for', async () => {
  const hash = await sender().sendTransaction({ to, value: 1n })
  let isOver = false
  const outcome = waitForOutcome(chain(), { hash, confirmations: 3 }).finally(() => (isOver = true))
  await chain().mine({ blocks: 1 })
  expect(await waitForOutcome(chain(), { hash, confirmations: 2 })).toMatchObject({
    status: 'confirmed',
  })
  expect(isOver).toBe(false)
  await chain().mine({ blocks: 1 })
  expect(await outcome).toMatchObject({ status: 'confirmed' })
})

test('without a timeout, what the node fails with is thrown; with one, it is asked again until the time is up', async () => {
  const broken = createTestClient({
    mode: 'anvil',
    transport: http('http://127.0.0.1:9', { retryCount: 0 }),
    pollingInterval: 20,
  })
  await expect(waitForOutcome(broken, { hash: unseen })).rejects.toThrow('HTTP request failed')
  expect(await waitForOutcome(broken, { hash: unseen, timeout: 100 })).toEqual({
    status: 'unknown',
  })
})

test('an aborted wait ends at once, with the reason', async () => {
  const leaving = new AbortController()
  const outcome = waitForOutcome(chain(), { hash: unseen, signal: leaving.signal })
  const reason = new Error('The page was left.')
  setTimeout(() => leaving.abort(reason), 50)
  await expect(outcome).rejects.toBe(reason)
  await expect(
    waitForOutcome(chain(), { hash: unseen, timeout: 1000, signal: leaving.signal }),
  ).rejects.toBe(reason)
})

test('data in other letters is the same call', async () => {
  const sent = await remembered()
  const hash = await sender().sendTransaction({ to, value: 1n, data: '0xabcd', nonce: sent.nonce })
  const outcome = await wait({ ...sent, call: { to, value: 1n, data: '0xABCD' } })
  expect(outcome).toMatchObject({ status: 'confirmed', receipt: { transactionHash: hash } })
})

test('a signal that is aborted while the node is asked ends the wait at once', async () => {
  const { signal, abort } = abortable()
  const transport = custom({
    request: async (call: never): Promise<unknown> => {
      const answer: unknown = await chain().request(call)
      abort()
      return answer
    },
  })
  const client = createClient({ transport, pollingInterval: 600_000, cacheTime: 0 })
  const waited = waitForOutcome(client, { hash: unseen, signal })
  await expect(waited).rejects.toThrow('The visitor has left.')
})

function abortable() {
  const controller = new AbortController()
  return {
    signal: controller.signal,
    abort: () => controller.abort(new Error('The visitor has left.')),
  }
}

test.each([
  ['of another copy of the kit', { name: 'ConnectKitProposalCancelledError' }, 'replaced'],
  ['whose cause is itself', undefined, 'unknown'],
])('an error %s ends in an outcome', async (_, cause, status) => {
  const thrown: { message: string; cause?: unknown } = { message: 'No.', cause }
  thrown.cause ??= thrown
  const client = createClient({
    transport: custom(
      {
        request: () =>
          Promise.reject(Object.assign(new Error('No.'), { code: -32000, cause: thrown })),
      },
      { retryCount: 0 },
    ),
    pollingInterval: 20,
  })
  const outcome = await waitForOutcome(client, { hash: unseen, timeout: 50 })
  expect(outcome.status).toBe(status)
})
