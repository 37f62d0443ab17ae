import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { knownWorth } from './knownWorth.ts'
import { priceOf, worthAtPrice, worthOf, worthOfAll } from './worthOf.ts'

const priced = (address: `0x${string}`, fiatConversion: string) => ({
  fiatConversion,
  tokenInfo: {
    type: 'ERC20' as const,
    address,
    decimals: 6,
    symbol: 'dUSD',
    name: 'Dollar',
    logoUri: null,
    trusted: true,
  },
})

test('an amount is worth its price, also of the chain’s own currency', () => {
  const balances = [priced(testAddresses.shop, '1.5'), priced(zeroAddress, '3000')]
  expect(worthOf({ value: 2_000_000n, decimals: 6, token: testAddresses.shop }, balances)).toBe(3)
  expect(worthOf({ value: 10n ** 17n, decimals: 18 }, balances)).toBeCloseTo(300)
})

test('without a price nothing is worth nothing: it is not known', () => {
  const token = testAddresses.shop
  expect(worthOf({ value: 1n, decimals: 6, token }, [])).toBeUndefined()
  expect(worthOf({ value: 1n, decimals: 6, token }, [priced(token, '0')])).toBeUndefined()
  expect(worthOf({ value: 1n, decimals: 6, token }, [priced(token, 'many')])).toBeUndefined()
})

test('a collectible has no price, and is not taken for the chain’s own currency', () => {
  const prices = [priced(zeroAddress, '3000')]
  const one = { value: 10n ** 18n, decimals: 18, symbol: 'ETH' }
  const punk = { value: 1n, decimals: 0, symbol: 'Punk #7' }
  expect(worthOfAll([one], prices)).toBe(3000)
  expect(worthOfAll([punk], prices)).toBeUndefined()
  expect(worthOfAll([one, punk], prices)).toBeUndefined()
})

test('an amount in other units than those of the list has no worth', () => {
  const token = testAddresses.shop
  expect(worthOf({ value: 2_000_000n, decimals: 0, token }, [priced(token, '1.5')])).toBeUndefined()
})

test('a sum of which a number does not hold every cent is not known', () => {
  expect(worthAtPrice(10n ** 70n, 18, 1)).toBeUndefined()
  expect(worthAtPrice(1n, 0, 1e30)).toBeUndefined()
  expect(worthAtPrice(10n ** 70n, 255, 1)).toBeLessThan(1e-180)
  expect(worthAtPrice(7_036_874_417_766_399n, 2, 1)?.toFixed(2)).toBe('70368744177663.99')
  expect(worthAtPrice(7_036_874_417_766_401n, 2, 1)).toBeUndefined()
  expect([Infinity, -Infinity, Number.NaN].map(knownWorth)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  const token = testAddresses.shop
  const half = { value: 6n * 10n ** 19n, decimals: 6, symbol: 'dUSD', token }
  const prices = [priced(token, '1')]
  expect(worthOfAll([half], prices)).toBe(60_000_000_000_000)
  expect(worthOfAll([half, half], prices)).toBeUndefined()
})

test.each([
  ['3000', 3000],
  ['0.000012', 0.000012],
  ['1e-18', 1e-18],
  ['1e-19', undefined],
  ['1e-30', undefined],
  ['1e30', undefined],
  ['-1', undefined],
  ['Infinity', undefined],
])('a price of %s is %s', (fiatConversion, price) => {
  expect(priceOf({ fiatConversion })).toBe(price)
})
