import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { worthOf, worthOfAll } from './worthOf.ts'

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
