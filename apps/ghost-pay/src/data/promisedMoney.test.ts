import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'

import { buildTransaction, buildTransfer } from '../testing/buildTransaction.ts'
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

test('no more can be promised than is held', () => {
  expect(promisedMoney([pays(7, 99n)], [ether]).total).toBe(10_000)
})

test('what comes in, and what has no price, is not promised money', () => {
  const incoming = buildTransaction({ info: buildTransfer({ incoming: true }) })
  expect(promisedMoney([incoming], [ether])).toMatchObject({ total: 0, count: 0 })
  expect(promisedMoney([pays(7, 1n)], [{ ...ether, price: undefined }]).count).toBe(0)
})
