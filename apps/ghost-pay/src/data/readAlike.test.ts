import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getTransactionHistory } from '@ghost-pay/gateway-client'

import { changed, withOtherPayee } from '../testing/lyingGateway.ts'
import { type Neighbours, startNeighbours, type Tab } from '../testing/neighbours.ts'
import type { ComparedPayment } from './alikePayments.ts'
import { readAlike } from './readAlike.ts'
import { readBatchPayments } from './readBatchPayments.ts'
import { readWaiting } from './readWaiting.ts'

let neighbours: Neighbours
let tab: Tab
beforeAll(async () => {
  neighbours = await startNeighbours()
})
afterAll(() => neighbours.stop())
beforeEach(() => {
  tab = neighbours.openTab()
})

const account = (address = neighbours.treasury) => ({
  chainId: neighbours.chainId,
  address,
  version: '1.4.1',
})
const alike = (
  drafts: readonly (readonly ComparedPayment[])[],
  { now = Date.now(), of = account() } = {},
) => readAlike(tab.gateway.client, { ...of, drafts, now })

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
  expect(await alike([again])).toContainEqual({ kind: 'same', id, at, place: undefined })
  const [first, ...others] = payments
  if (first === undefined) throw new Error('A payment.')
  const changedOne = [{ ...first, amount: first.amount + 1n }, ...others]
  expect(await alike([changedOne])).toContainEqual(
    expect.objectContaining({ kind: 'much', count: others.length, id }),
  )
  // One of its payees, alone: it was paid with the others.
  expect(await alike([[first]])).toContainEqual(expect.objectContaining({ kind: 'same', id }))
  const day = 24 * 60 * 60_000
  expect(await alike([again], { now: at + 34 * day })).toContainEqual(
    expect.objectContaining({ id }),
  )
  expect(await alike([again], { now: at + 36 * day })).not.toContainEqual(
    expect.objectContaining({ id }),
  )
})

test('one payment that waits is found with its place', async () => {
  const { grants } = neighbours.devnet.accounts
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
  expect(await alike([[own]], { of })).toContainEqual({
    kind: 'same',
    id: waits.id,
    at: undefined,
    place: waits.executionInfo.nonce,
  })
  expect(await alike([[{ ...own, amount: amount + 1n }]], { of })).toEqual([])
})

test('a batch whose bytes are others than those that were signed is like nothing', async () => {
  const { payments } = await paidBatch()
  tab.gateway.lie(({ path }, ask) =>
    path.includes('/transactions/multisig_')
      ? changed(ask, (text) => withOtherPayee(text, neighbours.devnet.payees[0]?.address ?? ''))
      : undefined,
  )
  expect(await alike([payments])).toEqual([])
})
