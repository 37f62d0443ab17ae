import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getTransactionHistory } from '@ghost-pay/gateway-client'
import { changed, withOtherPayee } from '@ghost-pay/gateway-testing'

import { readWaiting } from '../queue/readWaiting.ts'
import { startChain, type TestChain } from '../testing/startChain.ts'
import type { ComparedPayment } from './alikePayments.ts'
import { isUnsaid } from './isUnsaid.ts'
import { readAlike } from './readAlike.ts'
import { readBatchPayments } from './readBatchPayments.ts'

let chain: TestChain
let tab: ReturnType<TestChain['open']>
beforeAll(async () => {
  chain = await startChain({ seed: 'demo' })
})
afterAll(() => chain.stop())
beforeEach(() => {
  tab = chain.open()
})

const account = (address = chain.treasury) => ({
  chainId: chain.chainId,
  address,
  version: '1.4.1',
})
const alike = (
  drafts: readonly (readonly ComparedPayment[])[],
  { now = Date.now(), of = account() } = {},
) => readAlike(tab.gateway.client, { ...of, drafts, now })
const foundIn = async (...parameters: Parameters<typeof alike>) =>
  (await alike(...parameters)).found

/** The demo's batch: who was paid, and when. */
async function paidBatch() {
  const { client } = tab.gateway
  const { results } = await getTransactionHistory(client, account())
  for (const item of results) {
    if (item.type !== 'TRANSACTION' || item.transaction.txInfo.type !== 'Custom') continue
    const { id, timestamp, txStatus } = item.transaction
    const payments =
      txStatus === 'SUCCESS' && (await readBatchPayments(client, { ...account(), id }))
    if (payments && payments.length > 4) return { id, at: timestamp, payments }
  }
  throw new Error('The demo has paid a batch.')
}

test('a batch that left is found by its payments in any order, for 35 days', async () => {
  const { id, at, payments } = await paidBatch()
  const again = [...payments].reverse()
  expect(await foundIn([again])).toContainEqual({ kind: 'same', id, at, place: undefined })
  const [first, ...others] = payments
  if (first === undefined) throw new Error('A payment.')
  const changedOne = [{ ...first, amount: first.amount + 1n }, ...others]
  expect(await foundIn([changedOne])).toContainEqual(
    expect.objectContaining({ kind: 'much', count: others.length, id }),
  )
  // One of its payees, alone: it was paid with the others.
  expect(await foundIn([[first]])).toContainEqual(expect.objectContaining({ kind: 'same', id }))
  const day = 24 * 60 * 60_000
  expect(await foundIn([again], { now: at + 34 * day })).toContainEqual(
    expect.objectContaining({ id }),
  )
  expect(await foundIn([again], { now: at + 36 * day })).not.toContainEqual(
    expect.objectContaining({ id }),
  )
})

test('one payment that waits is found with its place', async () => {
  const { grants } = chain.devnet.accounts
  if (grants === undefined) throw new Error('The demo has no such account.')
  const of = account(grants.address)
  const { transactions } = await readWaiting(tab.gateway.client, of)
  const waits = transactions.find(({ txInfo }) => txInfo.type === 'Transfer')
  if (waits?.txInfo.type !== 'Transfer' || waits.executionInfo?.type !== 'MULTISIG') {
    throw new Error('The demo has a payment that waits.')
  }
  const { transferInfo, recipient } = waits.txInfo
  if (transferInfo.type !== 'ERC20') throw new Error('It is of a token.')
  const { tokenAddress: token, value: amount } = transferInfo
  const own = { to: recipient.value, token, amount }
  expect(await foundIn([[own]], { of })).toContainEqual({
    kind: 'same',
    id: waits.id,
    at: undefined,
    place: waits.executionInfo.nonce,
  })
  expect(await foundIn([[{ ...own, amount: amount + 1n }]], { of })).toEqual([])
})

test('one payment that waits is found among several lines, and beside a batch that is much alike is not said twice', async () => {
  const { grants } = chain.devnet.accounts
  if (grants === undefined) throw new Error('The demo has no such account.')
  const of = account(grants.address)
  const { transactions } = await readWaiting(tab.gateway.client, of)
  const waits = transactions.find(({ txInfo }) => txInfo.type === 'Transfer')
  if (waits?.txInfo.type !== 'Transfer' || waits.txInfo.transferInfo.type !== 'ERC20') {
    throw new Error('The demo has a payment that waits.')
  }
  const { transferInfo, recipient } = waits.txInfo
  const own = { to: recipient.value, token: transferInfo.tokenAddress, amount: transferInfo.value }
  const further = [1n, 2n, 3n].map((amount) => ({ ...own, amount: own.amount + amount }))
  const { found, inside } = await alike([[own, ...further]], { of })
  expect(found).toEqual([])
  expect(inside).toEqual([
    {
      id: waits.id,
      at: undefined,
      place: waits.executionInfo?.type === 'MULTISIG' ? waits.executionInfo.nonce : undefined,
      payments: [own],
    },
  ])
  // Alone it is the same, and no line of anything.
  expect((await alike([[own]], { of })).inside).toEqual([])
  const { id, payments } = await paidBatch()
  const batch = await alike([payments])
  expect(batch.found.map((one) => one.id)).toContain(id)
  expect(batch.inside.map((one) => one.id)).not.toContain(id)
})

test('a batch that waits is found by one of its lines, and one that left is not', async () => {
  const { client } = tab.gateway
  const accounts = Object.values(chain.devnet.accounts).flatMap((one) => one?.address ?? [])
  const waiting = await Promise.all(
    accounts.map(async (address) => {
      const of = account(address)
      const { transactions } = await readWaiting(client, of)
      const all = transactions.filter(isUnsaid).map(async ({ id }) => {
        return { of, id, payments: (await readBatchPayments(client, { ...of, id })) ?? [] }
      })
      return Promise.all(all)
    }),
  )
  const batch = waiting.flat().find(({ payments }) => payments.length > 1)
  const [line] = batch?.payments ?? []
  if (batch === undefined || line === undefined) throw new Error('The demo has a batch that waits.')
  const further = { ...line, amount: line.amount + 1n }
  expect(await foundIn([[line, further]], { of: batch.of })).toContainEqual(
    expect.objectContaining({ kind: 'much', count: 1, id: batch.id, at: undefined }),
  )
  const { id, payments } = await paidBatch()
  const [paid] = payments
  if (paid === undefined) throw new Error('A payment.')
  const found = await foundIn([[paid, { ...paid, amount: paid.amount + 1n }]])
  expect(found.map((one) => one.id)).not.toContain(id)
})

test('a batch whose bytes are others than those that were signed is like nothing', async () => {
  const { payments } = await paidBatch()
  tab.gateway.lie(({ path }, ask) =>
    path.includes('/transactions/multisig_')
      ? changed(ask, (text) => withOtherPayee(text, chain.devnet.payees[0]?.address ?? ''))
      : undefined,
  )
  expect(await foundIn([payments])).toEqual([])
})

test('a batch that the gateway does not show is counted as not compared', async () => {
  const { payments } = await paidBatch()
  expect(await alike([payments])).toMatchObject({ unread: 0, isWhole: true })
  tab.gateway.lie(({ path }) =>
    path.includes('/transactions/multisig_') ? new Response(null, { status: 404 }) : undefined,
  )
  const { found, unread } = await alike([payments])
  expect(found).toEqual([])
  expect(unread).toBeGreaterThan(0)
})

/** The pages of a history, changed. */
type Page = { next: string | null; results: { transaction?: { id: string; timestamp: number } }[] }
const changeHistory = (change: (page: Page) => Page) => {
  tab.gateway.lie(({ path }, ask) =>
    path.includes('/transactions/history')
      ? changed(ask, (text) => JSON.stringify(change(JSON.parse(text) as Page)))
      : undefined,
  )
}

test('batches beyond as many as are asked for are counted as not compared', async () => {
  const { id, payments } = await paidBatch()
  const { unread: before } = await alike([payments])
  expect(before).toBe(0)
  changeHistory((page) => {
    const batch = page.results.find(({ transaction }) => transaction?.id === id)
    return batch === undefined
      ? page
      : { ...page, results: Array.from({ length: 75 }, () => batch), next: null }
  })
  const { unread, isWhole } = await alike([payments])
  expect(unread).toBeGreaterThanOrEqual(15)
  expect(isWhole).toBe(true)
})

test('a history that goes on within the 35 days was not compared in full', async () => {
  const { payments } = await paidBatch()
  const now = Date.now()
  changeHistory(({ results, ...page }) => ({
    ...page,
    next: `https://gateway.example/v1/chains/${chain.chainId}/safes/${chain.treasury}/transactions/history?cursor=limit%3D1`,
    results: results.map(({ transaction, ...item }) =>
      transaction === undefined
        ? item
        : { ...item, transaction: { ...transaction, timestamp: now } },
    ),
  }))
  expect(await alike([payments], { now })).toMatchObject({ isWhole: false })
})

test('an entry that cannot be read may be the same: not all was compared', async () => {
  const { payments } = await paidBatch()
  expect((await alike([payments])).isWhole).toBe(true)
  tab.gateway.lie(({ path }, ask) =>
    path.includes('/transactions/history')
      ? changed(ask, (text) => text.replace('"txStatus":"SUCCESS"', '"txStatus":7'))
      : undefined,
  )
  expect((await alike([payments])).isWhole).toBe(false)
})

test('an entry of a kind that is not known is compared by its bytes', async () => {
  const { id, payments } = await paidBatch()
  tab.gateway.lie(({ path }, ask) =>
    path.includes('/transactions/history')
      ? changed(ask, (text) => text.replaceAll('"type":"Custom"', '"type":"SwapOrder"'))
      : undefined,
  )
  expect(await foundIn([payments])).toContainEqual(expect.objectContaining({ kind: 'same', id }))
})
