import { type Hash, parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { getTransaction } from 'viem/actions'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { waitForOutcome } from '@ghost-pay/connect-kit'
import { safeTxHash, safeTxTypedData, toSafeTransaction } from '@ghost-pay/safe-protocol'

import { askedSendsIn } from '../store/askedSends.ts'
import type { SentExecution } from '../store/sentExecutions.ts'
import { memoryList } from '../testing/memoryList.ts'
import { type OwnerWallet, startChain, type TestChain } from '../testing/startChain.ts'
import { followExecution } from './followExecution.ts'
import { sendExecution } from './sendExecution.ts'
import { sendFaster } from './sendFaster.ts'

const shop = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

let chain: TestChain
let tab: ReturnType<TestChain['open']>
let alice: OwnerWallet
beforeAll(async () => {
  chain = await startChain({ seed: 'empty' })
  const value = parseEther('10')
  await chain.chainControl.setBalance({ address: chain.treasury, value })
})
afterAll(() => chain.stop())
let goBack: () => Promise<void>
let sent: SentExecution
beforeEach(async () => {
  goBack = await chain.snapshot()
  tab = chain.open()
  alice = await tab.openWalletOf('Alice')
  await chain.chainControl.setAutomine(false)
  sent = await send()
})
afterEach(async () => {
  await chain.chainControl.mine({ blocks: 1 })
  await chain.chainControl.setAutomine(true)
  await goBack()
})

/** Sends an execution that nobody mines. */
async function send(): Promise<SentExecution> {
  const { chainId, treasury: safe } = chain
  const transaction = toSafeTransaction({ to: shop, value: parseEther('1'), nonce: 0 })
  const signable = { chainId, safe, version: '1.4.1', transaction }
  const signatures = await Promise.all(
    chain.devnet.owners.slice(0, 2).map(async ({ address: owner, privateKey }) => ({
      owner,
      signature: await privateKeyToAccount(privateKey).signTypedData(safeTxTypedData(signable)),
    })),
  )
  return new Promise((resolve, reject) => {
    sendExecution(tab.client, {
      executor: alice.owner,
      wallet: alice.access,
      askedSends: askedSendsIn(memoryList()),
      signable,
      gatewayHash: safeTxHash(signable),
      signatures,
      onChecksPassed: () => undefined,
      onSent: resolve,
      signal: new AbortController().signal,
    }).catch(reject)
  })
}

async function faster(one = sent, findSent: () => SentExecution | undefined = () => one) {
  let again: SentExecution | undefined
  const { signal } = new AbortController()
  const onSent = (sentNow: SentExecution) => {
    again = sentNow
  }
  await sendFaster(tab.client, { sent: one, wallet: alice.access, findSent, onSent, signal })
  if (again === undefined) throw new Error('Nothing was sent.')
  return again
}

const read = (hash: Hash) => getTransaction(tab.client, { hash })
const follow = (one: SentExecution) =>
  followExecution(tab.client, {
    sent: one,
    waitForOutcome,
    onLearned: () => undefined,
    signal: new AbortController().signal,
  })
const sends = () =>
  alice.wallet.control.requests.filter(({ method }) => method === 'eth_sendTransaction').length

test('what waits is sent again with the same nonce and a higher fee, and the chain takes that one', async () => {
  const before = await read(sent.hash)
  const again = await faster()
  expect(again.hash).not.toBe(sent.hash)
  const after = await read(again.hash)
  expect(after).toMatchObject({ nonce: before.nonce, input: before.input, to: before.to })
  expect(after.maxFeePerGas).toBeGreaterThan(before.maxFeePerGas ?? 0n)
  expect(after.maxPriorityFeePerGas).toBeGreaterThan(before.maxPriorityFeePerGas ?? 0n)
  await chain.chainControl.mine({ blocks: 1 })
  expect(await follow(again)).toBe('succeeded')
  // Another tab, or one that was closed before the wallet answered, still follows the first.
  expect(await follow({ ...sent, nonce: before.nonce })).toBe('succeeded')
})

test('it can be sent again and again', async () => {
  const third = await faster(await faster())
  await chain.chainControl.mine({ blocks: 1 })
  expect(await follow(third)).toBe('succeeded')
})

test('what the chain has by now, and what no node knows, is not sent', async () => {
  await expect(faster({ ...sent, hash: `0x${'12'.repeat(32)}` })).rejects.toMatchObject({
    check: { kind: 'unknownHere' },
  })
  await chain.chainControl.mine({ blocks: 1 })
  await expect(faster()).rejects.toMatchObject({ check: { kind: 'included' } })
  expect(sends()).toBe(1)
})

test('what another tab has sent again meanwhile is not sent once more', async () => {
  await expect(
    faster(sent, () => ({ ...sent, hash: `0x${'34'.repeat(32)}` })),
  ).rejects.toMatchObject({ check: { kind: 'sentAgain' } })
  await expect(faster(sent, () => undefined)).rejects.toMatchObject({
    check: { kind: 'sentAgain' },
  })
  expect(sends()).toBe(1)
})

test('what somebody else has executed meanwhile can only fail, and is not put before the wallet', async () => {
  // The account's own nonce, as every Safe keeps it.
  const value = `0x${'1'.padStart(64, '0')}` as const
  const { chainControl, treasury: address } = chain
  await chainControl.setStorageAt({ address, index: 5, value })
  await expect(faster()).rejects.toMatchObject({ check: { kind: 'refused', code: 'GS026' } })
  expect(sends()).toBe(1)
})

test('a wallet that chooses the nonce itself has sent a second one: the first is still followed', async () => {
  const { provider } = alice.wallet
  const request = provider.request.bind(provider)
  const choosing = vi.spyOn(provider, 'request').mockImplementation(({ method, params }) => {
    const [call] = (params ?? []) as [object]
    return method === 'eth_sendTransaction'
      ? request({ method, params: [{ ...call, nonce: undefined }] })
      : request({ method, params })
  })
  let remembered = sent
  const again = () =>
    sendFaster(tab.client, {
      sent,
      wallet: alice.access,
      findSent: () => remembered,
      onSent: (one) => {
        remembered = one
      },
      signal: new AbortController().signal,
    })
  await expect(again()).rejects.toMatchObject({ check: { kind: 'secondSent' } })
  expect(remembered.hash).toBe(sent.hash)
  // Nor is the wallet asked for a third while the second waits; a node that is silent has not said that it does not.
  await expect(again()).rejects.toMatchObject({ check: { kind: 'secondWaits' } })
  expect(sends()).toBe(2)
  const { beside } = remembered
  if (beside === undefined) throw new Error('The second is not known.')
  tab.node.lie(({ method, params: [hash] }) => {
    if (method === 'eth_getTransactionByHash' && hash === beside)
      throw new TypeError('fetch failed')
  })
  await expect(again()).rejects.toMatchObject({ check: { kind: 'secondWaits' } })
  expect(sends()).toBe(2)
  tab.node.lie(undefined)
  // Once it is gone, the first can be sent again.
  choosing.mockRestore()
  await chain.chainControl.dropTransaction({ hash: beside })
  await again()
  expect(sends()).toBe(3)
  await chain.chainControl.mine({ blocks: 1 })
  expect(await follow(remembered)).toBe('succeeded')
})

test('a node that shows another call under the hash gets nothing sent', async () => {
  await expect(faster({ ...sent, data: '0x1234' })).rejects.toMatchObject({
    check: { kind: 'otherTransaction' },
  })
  expect(sends()).toBe(1)
})
