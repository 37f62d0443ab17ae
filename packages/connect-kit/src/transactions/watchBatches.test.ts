import {
  type Address,
  createTestClient,
  createWalletClient,
  custom,
  encodeFunctionData,
  erc20Abi,
  http,
  parseEther,
  publicActions,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { sendCalls } from 'viem/actions'
import { foundry } from 'viem/chains'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type RunningChain, startLocalChain } from '@ghost-pay/local-chain'
import { batching, createTestWallet, type Personality } from '@ghost-pay/test-wallet'

import { memoryStorage } from '../testing/memoryStorage.ts'
import type { RecentTransaction } from './recentTransactions.ts'
import { readTransactions, storeTransaction, transactionStore } from './transactionStore.ts'
import type { BatchWallet } from './waitForBatch.ts'
import { watchTransactions, type WatchTransactionsParameters } from './watchTransactions.ts'

const payee = '0x000000000000000000000000000000000000dEaD'
const stops: (() => void)[] = []
let running: RunningChain

beforeAll(async () => {
  running = await startLocalChain()
}, 60_000)
afterAll(() => running.stop())
beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
})
afterEach(async () => {
  for (const stop of stops.splice(0)) stop()
  await node().setAutomine(true)
})

function node() {
  return createTestClient({
    mode: 'anvil',
    transport: http(running.rpcUrl, { retryCount: 0 }),
    pollingInterval: 20,
    cacheTime: 0,
  }).extend(publicActions)
}

/** A visitor with a new key, and a page that follows what she sends. */
async function visit(personality: Personality) {
  const { rpcUrl, chainId, client: rich } = running
  const privateKey = generatePrivateKey()
  const { address } = privateKeyToAccount(privateKey)
  await rich.setBalance({ address, value: parseEther('1') })
  const wallet = createTestWallet({
    name: 'Heron',
    privateKey,
    personality,
    chains: [{ id: chainId, rpcUrl }],
  })
  await wallet.provider.request({ method: 'eth_requestAccounts' })
  const client = createWalletClient({
    account: address,
    chain: foundry,
    transport: custom(wallet.provider),
  })
  const owner = { address, chainId }
  const row = (): RecentTransaction | undefined => readTransactions(owner)[0]
  return {
    wallet,
    row,
    owner,
    send: async (calls: readonly { to: Address; value?: bigint; data?: `0x${string}` }[]) => {
      const { id } = await sendCalls(client, { calls, experimental_fallback: true })
      storeTransaction(owner, { batch: id, calls: calls.length, description: 'Pay' }, 'heron')
      return id
    },
    follow: (overrides: Partial<WatchTransactionsParameters> = {}) => {
      const chain = node()
      const onSettled = vi.fn()
      const getWallet = (id: string) =>
        Promise.resolve(id === 'heron' ? (wallet.provider as BatchWallet) : undefined)
      const stop = watchTransactions({
        owner,
        store: transactionStore,
        getClient: () => chain,
        getWallet,
        onSettled,
        slowAfter: 10_000,
        retryAfter: 20,
        answerTimeout: 10_000,
        ...overrides,
      })
      stops.push(stop)
      return { onSettled, stop }
    },
    becomes: (status: RecentTransaction['status']) =>
      expect.poll(() => row()?.status, { interval: 20 }).toBe(status),
  }
}

const two = [
  { to: payee, value: 1n },
  { to: payee, value: 2n },
] as const

const reverting = () => ({
  to: running.contracts.dUsd,
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [payee, 1n] }),
})

/** A wallet that takes batches, and says this of each. */
const saying = (answer: unknown): Personality => ({
  ...batching(),
  name: 'liar',
  replies: { wallet_getCallsStatus: answer },
})

const lie = (fields: object) => saying({ version: '2.0.0', chainId: '0x7a69', ...fields })

/** Longer than a few questions take. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 400))

test('a batch that an account sends as one transaction is confirmed, with its receipt', async () => {
  const { send, follow, becomes, row } = await visit(
    batching({ batcher: running.contracts.multiSend }),
  )
  const { onSettled } = follow()
  await send(two)
  expect(row()?.status).toBe('pending')
  await becomes('confirmed')
  expect(onSettled).toHaveBeenCalledExactlyOnceWith(row())
  const hash = row()?.hash
  if (!hash) throw new Error('It has a receipt.')
  const { status } = await node().getTransactionReceipt({ hash })
  expect(status).toBe('success')
})

test('one that is sent call by call and stops is partly done; one of which nothing was sent has failed', async () => {
  const { send, follow, becomes, row } = await visit(batching())
  follow()
  await send([...two, reverting()])
  await becomes('partly')
  expect(row()?.hash).toMatch(/^0x[\da-f]{64}$/)
  await send([reverting()])
  await becomes('failed')
  expect(row()?.hash).toBeUndefined()
})

test('what viem sends call by call, for a wallet without batches, is followed on the chain', async () => {
  const { send, follow, becomes, row, wallet } = await visit({
    ...batching(),
    name: 'plain',
    decide: ({ kind }) =>
      kind === 'sendCalls'
        ? { answer: 'reject', code: -32601, message: 'There is no such method.' }
        : { answer: 'approve' },
  })
  await send(two)
  follow()
  await becomes('confirmed')
  expect(row()?.hash).toMatch(/^0x[\da-f]{64}$/)
  expect(wallet.control.requests.map(({ method }) => method)).not.toContain('wallet_getCallsStatus')
})

test('of such, a call that the visitor declined makes it partly done', async () => {
  let asked = 0
  const { send, follow, becomes, row } = await visit({
    ...batching(),
    name: 'plain',
    decide: ({ kind }) => {
      if (kind === 'sendCalls') return { answer: 'reject', code: -32601, message: 'No method.' }
      if (kind !== 'sendTransaction') return { answer: 'approve' }
      asked += 1
      return asked === 1 ? { answer: 'approve' } : { answer: 'reject', code: 4001, message: 'No.' }
    },
  })
  await send(two)
  follow()
  await becomes('partly')
  expect(row()?.hash).toMatch(/^0x(?!0{64})[\da-f]{64}$/)
})

test('one that is not mined yet is pending, and is followed by the page that comes after', async () => {
  const { send, follow, becomes, row } = await visit(batching())
  await node().setAutomine(false)
  await send(two.slice(0, 1))
  const { stop } = follow()
  await aWhile()
  stop()
  await aWhile()
  expect(row()?.status).toBe('pending')
  await node().setAutomine(true)
  await node().mine({ blocks: 1 })
  await aWhile()
  expect(row()?.status).toBe('pending')
  follow()
  await becomes('confirmed')
})

test.each([
  ['of another batch', lie({ id: 'another', status: 200 })],
  ['of another chain', lie({ chainId: '0x1', status: 200 })],
  ['with 700', lie({ status: 700 })],
  ['that is none', saying('confirmed')],
  [
    'that names a transaction that no node has',
    lie({ status: 200, receipts: [{ transactionHash: `0x${'9'.repeat(64)}` }] }),
  ],
])('an answer %s decides nothing', async (_, personality) => {
  const { send, follow, becomes, row } = await visit(personality)
  await send(two)
  const { onSettled } = follow({ slowAfter: 200 })
  await becomes('unknown')
  await aWhile()
  expect(row()?.status).toBe('unknown')
  expect(onSettled).not.toHaveBeenCalled()
})

test('a transaction that reverted is no success, whatever the wallet says', async () => {
  const privateKey = running.owners[0]?.privateKey
  if (!privateKey) throw new Error('There are owners.')
  const hash = await createWalletClient({
    account: privateKeyToAccount(privateKey),
    chain: foundry,
    transport: http(running.rpcUrl),
  }).sendTransaction({ data: '0x60006000fd', gas: 100_000n })
  const { send, follow, becomes, row } = await visit(
    lie({ status: 200, receipts: [{ transactionHash: hash, status: '0x1' }] }),
  )
  await send(two)
  follow()
  await becomes('failed')
  expect(row()?.hash).toBe(hash)
})

test('receipts that are none leave the word of the wallet, and no link', async () => {
  const { send, follow, becomes, row } = await visit(
    lie({ status: 200, receipts: [null, { transactionHash: 'javascript:alert(1)' }] }),
  )
  await send(two)
  follow()
  await becomes('confirmed')
  expect(row()?.hash).toBeUndefined()
})

test('a wallet that does not know the batch any more, or is not connected, leaves it waiting', async () => {
  const { send, follow, becomes, row } = await visit(batching())
  const id = await send(two)
  const { stop } = follow({ slowAfter: 200, getWallet: () => Promise.resolve(undefined) })
  await becomes('unknown')
  stop()
  const { provider } = createTestWallet({
    name: 'Heron',
    privateKey: generatePrivateKey(),
    personality: batching(),
    chains: [{ id: running.chainId, rpcUrl: running.rpcUrl }],
  })
  const again = follow({ slowAfter: 200, getWallet: () => Promise.resolve(provider) })
  await aWhile()
  again.stop()
  expect(row()).toMatchObject({ batch: id, status: 'unknown' })
  follow()
  await becomes('confirmed')
})

test('a wallet that never answers is asked once at a time', async () => {
  const { send, follow, becomes } = await visit(batching())
  await send(two)
  const request = vi.fn(() => new Promise<never>(() => {}))
  follow({ slowAfter: 800, getWallet: () => Promise.resolve({ request }) })
  await expect.poll(() => request).toHaveBeenCalled()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(request).toHaveBeenCalledTimes(1)
  await becomes('unknown')
})
