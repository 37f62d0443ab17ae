import { expect, test } from 'vitest'

import { missingOf, readAs } from './mappingFacts.ts'

test('a sum that is more than the account holds of a token is missing by the difference', () => {
  const ether = { decimals: 18, balance: 40n * 10n ** 18n }
  const sum = { total: 1_687_200n, decimals: 2 }
  expect(missingOf(ether, sum)).toBe(16_832n * 10n ** 18n)
  expect(missingOf(ether, { total: 4000n, decimals: 2 })).toBeUndefined()
  expect(missingOf({ decimals: 0, balance: 41n }, { total: 4250n, decimals: 2 })).toBe(1n)
  expect(missingOf({ decimals: 18, balance: undefined }, sum)).toBeUndefined()
  expect(missingOf(ether, undefined)).toBeUndefined()
})

test('an amount is read with either sign before its fraction, where it can be', () => {
  expect([readAs('1,500', ','), readAs('1,500', '.')]).toEqual(['1.5', '1500'])
  expect([readAs('103,10', ','), readAs('103,10', '.')]).toEqual(['103.1', undefined])
  expect([readAs('1.000.000', ','), readAs('1.000.000', '.')]).toEqual(['1000000', undefined])
  expect([readAs('80', ','), readAs('80', '.')]).toEqual(['80', '80'])
  expect([readAs('1.600,00', ','), readAs('1.600,00', '.')]).toEqual(['1600', undefined])
  expect(readAs('1,45O.00', '.')).toBeUndefined()
})
