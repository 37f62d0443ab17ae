import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { accountAddress, testAddresses } from '@ghost-pay/gateway-testing'

import { keyedList } from '../store/keyedList.ts'
import { readList, writeList } from '../store/storedList.ts'
import { memoryStore } from '../testing/memoryList.ts'
import { findPrices, type PaidPrices, paidPricesKind, worthAt } from './paidPrices.ts'

const token = testAddresses.shop
const kept: PaidPrices = {
  chainId: 1,
  safe: accountAddress,
  safeTxHash: `0x${'ab'.repeat(32)}`,
  hash: `0x${'cd'.repeat(32)}`,
  currency: 'USD',
  prices: { [token.toLowerCase()]: 1, [zeroAddress]: 3_000 },
}

function keepAll(all: readonly PaidPrices[]): readonly PaidPrices[] {
  const list = keyedList(memoryStore(), paidPricesKind)
  for (const one of all) list.remember(one)
  return list.read()
}

test('the first prices of a payment stay', () => {
  const later = { ...kept, prices: { [zeroAddress]: 9_000 } }
  expect(keepAll([kept, later])).toEqual([kept])
  expect(findPrices([kept], later)).toEqual(kept.prices)
})

test('prices of another currency, or of another transaction of the chain, are not those of the payment', () => {
  const faster = { ...kept, hash: kept.safeTxHash }
  expect(findPrices([kept], { ...kept, chainId: 10 })).toBeUndefined()
  for (const other of [faster, { ...kept, currency: 'EUR' }]) {
    expect(findPrices([kept], other)).toBeUndefined()
    expect(keepAll([kept, other])).toEqual([other])
  }
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
  expect(readList(writeList([kept]), paidPricesKind.readOne)).toEqual([kept])
  const odd = [{ ...kept, prices: { a: '1', b: -1, c: null, [zeroAddress]: 2 } }]
  expect(readList(JSON.stringify(odd), paidPricesKind.readOne)).toEqual([
    { ...kept, prices: { [zeroAddress]: 2 } },
  ])
  const broken = [null, 1, {}, { ...kept, hash: '0x12' }, { ...kept, currency: 1 }]
  expect(readList(JSON.stringify(broken), paidPricesKind.readOne)).toEqual([])
})
