import {
  createClient,
  createTestClient,
  createWalletClient,
  custom,
  type Hash,
  http,
  parseGwei,
  publicActions,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type RunningChain, startLocalChain } from '@ghost-pay/local-chain'

import { memoryStorage } from '../testing/memoryStorage.ts'
import type { RecentTransactionStatus } from './recentTransactions.ts'
import { readTransactions, storeTransaction, transactionStore } from './transactionStore.ts'
import { watchTransactions } from './watchTransactions.ts'

let running: RunningChain
const stops: (() => void)[] = []

beforeAll(async () => {
  running = await startLocalChain()
}, 60_000)
afterAll(() => running.stop())

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
})
afterEach(async () => {
  for (const stop of stops.splice(0)) stop()
  await chain().setAutomine(true)
})

function chain() {
  return createTestClient({
    mode: 'anvil',
    transport: http(running.rpcUrl, { retryCount: 0 }),
    pollingInterval: 20,
    cacheTime: 0,
  }).extend(publicActions)
}

function sender() {
  const [owner] = running.owners
  if (!owner) throw new Error('There is no owner.')
  const account = privateKeyToAccount(owner.privateKey)
  return createWalletClient({ account, chain: foundry, transport: http(running.rpcUrl) })
}

const owner = () => ({ address: sender().account.address, chainId: 31337 })

/** Adds a transaction to the list and follows it. */
function follow(hash: Hash, overrides: Partial<Parameters<typeof watchTransactions>[0]> = {}) {
  const client = chain()
  storeTransaction(owner(), { hash, description: 'Payment' })
  const onSettled = vi.fn()
  stops.push(
    watchTransactions({
      owner: owner(),
      store: transactionStore,
      getClient: () => client,
      onSettled,
      slowAfter: 10_000,
      retryAfter: 20,
      answerTimeout: 10_000,
      ...overrides,
    }),
  )
  return onSettled
}

/** Follows one that is not mined yet, until the node has been asked for it once. */
async function followPending(hash: Hash) {
  let isRead = false
  const transport = custom({
    request: async (call: { method: string }): Promise<unknown> => {
      const answer: unknown = await chain().request(call as never)
      isRead ||= call.method === 'eth_getTransactionByHash' && answer !== null
      return answer
    },
  })
  const client = createClient({ transport, pollingInterval: 20, cacheTime: 0 })
  follow(hash, { getClient: () => client })
  await expect.poll(() => isRead).toBe(true)
}

async function becomes(status: RecentTransactionStatus) {
  await expect.poll(() => readTransactions(owner())[0]?.status, { interval: 20 }).toBe(status)
}

const to = `0x${'ee'.repeat(20)}` as const

test('a transaction on the chain is confirmed', async () => {
  const hash = await sender().sendTransaction({ to, value: 1n })
  const onSettled = follow(hash)
  await becomes('confirmed')
  expect(onSettled).toHaveBeenCalledExactlyOnceWith({
    hash,
    description: 'Payment',
    status: 'confirmed',
  })
})

test('a transaction that reverted has failed', async () => {
  // A contract's creation code that reverts at once: PUSH1 0 PUSH1 0 REVERT.
  const hash = await sender().sendTransaction({ data: '0x60006000fd', gas: 100_000n })
  follow(hash)
  await becomes('failed')
})

test('a slow transaction is unknown, not failed, and is confirmed when it comes', async () => {
  const client = chain()
  await client.setAutomine(false)
  const hash = await sender().sendTransaction({ to, value: 1n })
  const onSettled = follow(hash, { slowAfter: 200 })
  await becomes('unknown')
  expect(onSettled).not.toHaveBeenCalled()
  await client.mine({ blocks: 1 })
  await becomes('confirmed')
})

test('a transaction sent again at a higher fee is followed to the one that took its place', async () => {
  const client = chain()
  await client.setAutomine(false)
  const nonce = await client.getTransactionCount({ address: sender().account.address })
  const fee = (gwei: string) => ({
    maxFeePerGas: parseGwei(gwei),
    maxPriorityFeePerGas: parseGwei(gwei),
  })
  const hash = await sender().sendTransaction({ to, value: 1n, nonce, ...fee('10') })
  await followPending(hash)
  const faster = await sender().sendTransaction({ to, value: 1n, nonce, ...fee('30') })
  await client.mine({ blocks: 1 })
  await becomes('confirmed')
  expect(readTransactions(owner())[0]).toMatchObject({ hash, replacedBy: faster })
})

test('a transaction that another one pushed out is replaced, not failed', async () => {
  const client = chain()
  await client.setAutomine(false)
  const nonce = await client.getTransactionCount({ address: sender().account.address })
  const fee = (gwei: string) => ({
    maxFeePerGas: parseGwei(gwei),
    maxPriorityFeePerGas: parseGwei(gwei),
  })
  const hash = await sender().sendTransaction({ to, value: 1n, nonce, ...fee('10') })
  await followPending(hash)
  const other = await sender().sendTransaction({ to, value: 2n, nonce, ...fee('30') })
  await client.mine({ blocks: 1 })
  await becomes('replaced')
  expect(readTransactions(owner())[0]).toMatchObject({ hash, replacedBy: other })
})

test('while the node cannot be asked, a transaction is unknown, not failed; later it is confirmed', async () => {
  const hash = await sender().sendTransaction({ to, value: 1n })
  const working = chain()
  const broken = createTestClient({
    mode: 'anvil',
    transport: http('http://127.0.0.1:9', { retryCount: 0 }),
    pollingInterval: 20,
  })
  let asked = 0
  follow(hash, {
    slowAfter: 150,
    getClient() {
      asked += 1
      return asked < 3 ? broken : working
    },
  })
  await becomes('unknown')
  await becomes('confirmed')
  expect(asked).toBe(3)
})

test('what another page left waiting is followed, and so is what is added later', async () => {
  const first = await sender().sendTransaction({ to, value: 1n })
  follow(first)
  await becomes('confirmed')
  const second = await sender().sendTransaction({ to, value: 1n })
  storeTransaction(owner(), { hash: second, description: 'Another' })
  await becomes('confirmed')
  expect(readTransactions(owner()).map(({ description }) => description)).toEqual([
    'Another',
    'Payment',
  ])
})

test('one that waits is followed once, however the list changes; one that is settled is not followed', async () => {
  const client = chain()
  await client.setAutomine(false)
  const first = await sender().sendTransaction({ to, value: 1n })
  const getClient = vi.fn(() => client)
  const onSettled = follow(first, { getClient })
  const second = await sender().sendTransaction({ to, value: 2n })
  storeTransaction(owner(), { hash: second, description: 'Another' })
  await expect.poll(() => getClient).toHaveBeenCalledTimes(2)
  await client.mine({ blocks: 1 })
  await expect.poll(() => onSettled).toHaveBeenCalledTimes(2)
  storeTransaction(owner(), { hash: `0x${'9'.repeat(64)}`, description: 'A third' })
  await expect.poll(() => getClient).toHaveBeenCalledTimes(3)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(getClient).toHaveBeenCalledTimes(3)
  expect(onSettled).toHaveBeenCalledTimes(2)
})
