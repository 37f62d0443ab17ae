import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { accountAddress, testAddresses } from '@ghost-pay/gateway-testing'

import { readList, writeList } from '../store/storedList.ts'
import { findPrices, keepPrices, type PaidPrices, readPaidPrices, worthAt } from './paidPrices.ts'

const token = testAddresses.shop
const kept: PaidPrices = {
  chainId: 1,
  safe: accountAddress,
  safeTxHash: `0x${'ab'.repeat(32)}`,
  hash: `0x${'cd'.repeat(32)}`,
  currency: 'USD',
  prices: { [token.toLowerCase()]: 1, [zeroAddress]: 3_000 },
}

test('the first prices of a payment stay', () => {
  const later = { ...kept, prices: { [zeroAddress]: 9_000 } }
  const all = keepPrices(keepPrices([], kept), later)
  expect(all).toEqual([kept])
  expect(findPrices(all, kept, 'USD')).toEqual(kept.prices)
})

test('prices of another currency, or of another transaction of the chain, are not those of the payment', () => {
  expect(findPrices([kept], kept, 'EUR')).toBeUndefined()
  expect(findPrices([kept], { ...kept, hash: kept.safeTxHash }, 'USD')).toBeUndefined()
  const faster = { ...kept, hash: kept.safeTxHash }
  expect(keepPrices([kept], faster)).toEqual([faster])
})

test('amounts are added up in money, and not where one has no price', () => {
  const dollars = { value: 4_200_000_000n, decimals: 6, token }
  const ether = { value: 5n * 10n ** 17n, decimals: 18 }
  expect(worthAt([dollars, ether], kept.prices)).toBe(5_700)
  expect(worthAt([dollars, { ...ether, token: testAddresses.bob }], kept.prices)).toBeUndefined()
  expect(worthAt([], kept.prices)).toBeUndefined()
  expect(worthAt([{ ...dollars, decimals: 0, inBaseUnits: true }], kept.prices)).toBeUndefined()
})

test('they come back whole, and what is damaged does not', () => {
  expect(readList(writeList([kept]), readPaidPrices)).toEqual([kept])
  const odd = [{ ...kept, prices: { a: '1', b: -1, c: null, [zeroAddress]: 2 } }]
  expect(readList(JSON.stringify(odd), readPaidPrices)).toEqual([
    { ...kept, prices: { [zeroAddress]: 2 } },
  ])
  const broken = [null, 1, {}, { ...kept, hash: '0x12' }, { ...kept, currency: 1 }]
  expect(readList(JSON.stringify(broken), readPaidPrices)).toEqual([])
})
