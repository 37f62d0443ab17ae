import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import type { TransactionInfo } from '@ghost-pay/gateway-client'
import { buildTransaction, buildTransfer, infoOf, testAddresses } from '@ghost-pay/gateway-testing'

import { promisedMoney } from './promisedMoney.ts'
import type { ValuedHolding } from './valueHoldings.ts'

const ether: ValuedHolding = {
  address: zeroAddress,
  symbol: 'ETH',
  decimals: 18,
  balance: 10n * 10n ** 18n,
  price: 1000,
  value: 10_000,
}
const pays = (nonce: number, whole: bigint) =>
  buildTransaction({ nonce, info: buildTransfer({ value: whole * 10n ** 18n }) })

test('what waits is promised; of two for one place the larger one', () => {
  const waiting = [pays(7, 1n), pays(8, 2n), pays(8, 3n)]
  expect(promisedMoney(waiting, [ether])).toMatchObject({ total: 4000, count: 2 })
})

test('the lines that are counted are in order, and give the sum', () => {
  const waiting = [pays(7, 1n), pays(8, 2n), pays(8, 3n)]
  const { lines, total } = promisedMoney(waiting, [ether])
  expect(lines).toEqual([
    { transaction: waiting[0], worth: 1000, isUnpriced: false, isFork: false },
    { transaction: waiting[2], worth: 3000, isUnpriced: false, isFork: true },
  ])
  expect(lines.reduce((sum, { worth = 0 }) => sum + worth, 0)).toBe(total)
})

test('no more can be promised than is held', () => {
  expect(promisedMoney([pays(7, 99n)], [ether]).total).toBe(10_000)
})

test('what comes in, and what has no price, is not promised money', () => {
  const incoming = buildTransaction({ info: buildTransfer({ incoming: true }) })
  expect(promisedMoney([incoming], [ether])).toMatchObject({ total: 0, count: 0 })
  expect(promisedMoney([pays(7, 1n)], [{ ...ether, price: undefined }]).count).toBe(0)
})

const line = (whole: bigint) => ({
  to: testAddresses.shop,
  token: null,
  amount: whole * 10n ** 18n,
})

const ownToken: TransactionInfo = {
  type: 'Transfer',
  sender: infoOf(testAddresses.alice),
  recipient: infoOf(testAddresses.shop),
  direction: 'OUTGOING',
  transferInfo: {
    type: 'ERC20',
    tokenAddress: testAddresses.shop,
    tokenName: 'Own',
    tokenSymbol: 'OWN',
    logoUri: null,
    trusted: null,
    value: 5n,
    decimals: 0,
    imitation: false,
  },
  humanDescription: null,
}

test('what has no price is listed and not counted; beside another at its place the priced one counts', () => {
  const token = (nonce: number) =>
    buildTransaction({
      id: `token ${nonce}`,
      nonce,
      info: ownToken,
    })
  const waiting = [token(7), pays(8, 2n), token(8), token(9)]
  const { lines, total, count } = promisedMoney(waiting, [ether])
  expect(lines).toEqual([
    { transaction: waiting[0], worth: undefined, isUnpriced: true, isFork: false },
    { transaction: waiting[1], worth: 2000, isUnpriced: false, isFork: true },
    { transaction: waiting[3], worth: undefined, isUnpriced: true, isFork: false },
  ])
  expect({ total, count }).toEqual({ total: 2000, count: 1 })
  const mixed = new Map([
    ['batch', [line(2n), { ...line(1n), token: testAddresses.shop, amount: 3n }]],
  ])
  expect(promisedMoney([batch('batch', 8)], [ether], mixed).lines).toMatchObject([
    { worth: 2000, isUnpriced: true },
  ])
})

const batch = (id: string, nonce: number) =>
  buildTransaction({
    id,
    nonce,
    info: {
      type: 'Custom',
      to: infoOf(testAddresses.shop),
      dataSize: 0,
      value: 0n,
      isCancellation: false,
      methodName: 'multiSend',
      actionCount: 2,
      humanDescription: null,
    },
  })
test('a batch that waits is promised by its own bytes, as one payment', () => {
  const batches = new Map([['batch', [line(2n), line(3n)]]])
  expect(promisedMoney([pays(7, 1n), batch('batch', 8)], [ether], batches)).toMatchObject({
    total: 6000,
    count: 2,
    uncounted: 0,
  })
  // The batch and a payment at one place exclude each other.
  expect(promisedMoney([pays(8, 1n), batch('batch', 8)], [ether], batches).total).toBe(5000)
})

test('a batch whose bytes do not say what it pays is said to be left out', () => {
  expect(promisedMoney([pays(7, 1n), batch('batch', 8)], [ether])).toMatchObject({
    total: 1000,
    uncounted: 1,
  })
})

test('what waits and does not say what it would move is said to be left out: an amount that is missing, a kind that is not known', () => {
  const unknown = { type: 'unknown', received: 'SwapOrder', raw: { type: 'SwapOrder' } } as const
  const transfer = buildTransfer()
  if (transfer.type !== 'Transfer') throw new Error('It is a transfer.')
  const infos: TransactionInfo[] = [
    unknown,
    { ...transfer, transferInfo: { type: 'NATIVE_COIN', value: null } },
    { ...transfer, transferInfo: unknown },
  ]
  const waiting = infos.map((info, index) =>
    buildTransaction({ info, nonce: 8 + index, id: `unsaid ${index}` }),
  )
  expect(promisedMoney([pays(7, 1n), ...waiting], [ether])).toMatchObject({
    total: 1000,
    count: 1,
    uncounted: 3,
  })
  // Their own bytes say it all the same.
  const own = new Map([['unsaid 0', [line(2n)]]])
  expect(promisedMoney(waiting, [ether], own)).toMatchObject({ total: 2000, uncounted: 2 })
})
