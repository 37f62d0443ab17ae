import {
  type Address,
  createPublicClient,
  createWalletClient,
  custom,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  http,
  parseEther,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { getCallsStatus, getCapabilities, sendCalls, waitForCallsStatus } from 'viem/actions'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningChain, startLocalChain } from '@ghost-pay/local-chain'

import { createTestWallet } from '../createTestWallet.ts'
import { WalletOptionError } from '../errors.ts'
import { batching } from '../personalities/batching.ts'
import type { Personality } from '../Personality.ts'
import { callsStatusCode, type Receipt } from './callsStatusCode.ts'

let running: RunningChain
beforeAll(async () => {
  running = await startLocalChain()
})
afterAll(() => running.stop())

const payee = '0x000000000000000000000000000000000000dEaD'

function alice() {
  const [owner] = running.owners
  if (!owner) throw new Error('There are three owners.')
  return owner
}

/** A new key with something to spend. */
async function newOwner() {
  const privateKey = generatePrivateKey()
  const { address } = privateKeyToAccount(privateKey)
  await running.client.setBalance({ address, value: parseEther('1') })
  return { name: 'New', privateKey, address }
}

async function connect(
  owner: { name: string; privateKey: Hex; address: Address },
  personality: Personality,
) {
  const { rpcUrl, chainId: id } = running
  const wallet = createTestWallet({ ...owner, personality, chains: [{ id, rpcUrl }, { id: 1337 }] })
  await wallet.provider.request({ method: 'eth_requestAccounts' })
  const client = createWalletClient({
    account: owner.address,
    chain: foundry,
    transport: custom(wallet.provider),
    pollingInterval: 50,
  })
  const reader = createPublicClient({ transport: http(rpcUrl) })
  const reverting = {
    to: running.contracts.dUsd,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [payee, 1n] }),
  }
  const raw = (fields: object) =>
    wallet.provider.request({
      method: 'wallet_sendCalls',
      params: [
        {
          version: '2.0.0',
          chainId: '0x7a69',
          atomicRequired: false,
          calls: [{ to: payee }],
          ...fields,
        },
      ],
    })
  return { wallet, client, reader, reverting, raw }
}

const connectAlice = (personality: Personality = batching()) => connect(alice(), personality)

test('a batch is sent call by call, and followed by its id', async () => {
  const { client, reader } = await connectAlice()
  const before = await reader.getBalance({ address: payee })
  const { id } = await sendCalls(client, {
    calls: [
      { to: payee, value: 1n },
      { to: payee, value: 2n },
    ],
  })
  const { status, statusCode, receipts, atomic } = await waitForCallsStatus(client, { id })
  expect({ status, statusCode, atomic }).toEqual({
    status: 'success',
    statusCode: 200,
    atomic: false,
  })
  expect(receipts).toHaveLength(2)
  expect((await reader.getBalance({ address: payee })) - before).toBe(3n)
})

test('a batch stops at the call that the node refuses, and says how far it came', async () => {
  const { client, reader, reverting } = await connectAlice()
  const before = await reader.getBalance({ address: payee })
  const some = await sendCalls(client, {
    calls: [{ to: payee, value: 1n }, reverting, { to: payee, value: 8n }],
  })
  await expect.poll(async () => (await getCallsStatus(client, some)).statusCode).toBe(600)
  expect((await reader.getBalance({ address: payee })) - before).toBe(1n)
  const none = await sendCalls(client, { calls: [reverting] })
  await expect.poll(async () => (await getCallsStatus(client, none)).statusCode).toBe(400)
})

test('it says what it can do, for the chains that it has a node for', async () => {
  const { client, wallet } = await connectAlice()
  expect(await getCapabilities(client)).toEqual({ 31337: { atomic: { status: 'unsupported' } } })
  const request = (...params: unknown[]) =>
    wallet.provider.request({ method: 'wallet_getCapabilities', params })
  expect(await request(client.account.address, ['0x539'])).toEqual({})
  await expect(request(payee)).rejects.toMatchObject({ code: 4100 })
})

test('a key that may run a batching contract sends a batch as one transaction, and its wallet says what the chain says', async () => {
  const owner = await newOwner()
  const batcher = running.contracts.multiSend
  const { client, reader, reverting } = await connect(owner, batching({ batcher }))
  const can = async () => (await getCapabilities(client))[31337]
  expect(await can()).toEqual({ atomic: { status: 'ready' } })
  const before = await reader.getBalance({ address: payee })
  const sent = async (calls: readonly { to: Address; value?: bigint; data?: Hex }[]) => {
    const { id } = await sendCalls(client, { calls, forceAtomic: true })
    const { statusCode, receipts, atomic } = await waitForCallsStatus(client, { id })
    return { statusCode, receipts: receipts?.length, atomic }
  }
  const two = [
    { to: payee, value: 1n },
    { to: payee, value: 2n },
  ] as const
  expect(await sent(two)).toEqual({ statusCode: 200, receipts: 1, atomic: true })
  expect((await reader.getBalance({ address: payee })) - before).toBe(3n)
  expect(await can()).toEqual({ atomic: { status: 'supported' } })
  expect(await sent(two)).toEqual({ statusCode: 200, receipts: 1, atomic: true })
  const half = [two[0], reverting]
  expect(await sent(half)).toEqual({ statusCode: 400, receipts: 0, atomic: true })
  expect((await reader.getBalance({ address: payee })) - before).toBe(6n)
})

test('an account that runs other code does not claim that its batches are one transaction', async () => {
  const owner = await newOwner()
  const { multiSend, multiSendCallOnly } = running.contracts
  const first = await connect(owner, batching({ batcher: multiSend }))
  await waitForCallsStatus(
    first.client,
    await sendCalls(first.client, { calls: [{ to: payee, value: 1n }] }),
  )
  const { client, raw } = await connect(owner, batching({ batcher: multiSendCallOnly }))
  expect(await getCapabilities(client)).toEqual({ 31337: { atomic: { status: 'unsupported' } } })
  await expect(raw({ atomicRequired: true })).rejects.toMatchObject({ code: 5760 })
})

test('the contract that sends batches is an address', () => {
  expect(() => batching({ batcher: '0x12' })).toThrow(WalletOptionError)
})

test('it refuses with the codes of EIP-5792', async () => {
  const { raw, wallet } = await connectAlice()
  const codeOf = (answer: Promise<unknown>) =>
    answer.then(
      () => 'taken',
      (error: unknown) => (error as { code?: number }).code,
    )
  expect(await codeOf(raw({ capabilities: { paymasterService: {} } }))).toBe(5700)
  expect(await codeOf(raw({ chainId: '0x539' }))).toBe(5710)
  expect(await codeOf(raw({ chainId: '0x1' }))).toBe(5710)
  expect(await codeOf(raw({ atomicRequired: true }))).toBe(5760)
  expect(await codeOf(raw({ from: payee }))).toBe(4100)
  expect(await codeOf(raw({ id: 'once' }))).toBe('taken')
  expect(await codeOf(raw({ id: 'once' }))).toBe(5720)
  const follow = (method: string, id: string) => wallet.provider.request({ method, params: [id] })
  expect(await codeOf(follow('wallet_getCallsStatus', 'never'))).toBe(5730)
  expect(await follow('wallet_showCallsStatus', 'once')).toBeNull()
  wallet.control.forget()
  expect(await codeOf(raw({}))).toBe(4100)
})

test('a wallet that takes no batches says so', async () => {
  const { raw, wallet } = await connectAlice({
    name: 'plain',
    decide: () => ({ answer: 'approve' }),
  })
  await expect(raw({})).rejects.toMatchObject({ code: 4200 })
  const request = (method: string, ...params: unknown[]) =>
    wallet.provider.request({ method, params })
  await expect(request('wallet_getCallsStatus', 'x')).rejects.toMatchObject({ code: 4200 })
  expect(await request('wallet_getCapabilities')).toEqual({})
})

const receipt = (status: '0x0' | '0x1'): Receipt => ({
  logs: [],
  status,
  blockHash: '0x',
  blockNumber: '0x1',
  gasUsed: '0x1',
  transactionHash: '0x',
})

test.each([
  [100, 2, ['0x1'], false],
  [100, 1, ['0x1'], false],
  [200, 1, ['0x1'], true],
  [400, 1, [], true],
  [500, 2, ['0x0'], true],
  [600, 2, ['0x1', '0x0'], true],
  [600, 2, ['0x1'], true],
] as const)('status %i: %i calls, receipts %j, over %s', (status, calls, receipts, done) => {
  expect(callsStatusCode({ transactions: calls, receipts: receipts.map(receipt), done })).toBe(
    status,
  )
})
