import { expect, test } from 'vitest'

import { missingOf } from './mappingFacts.ts'

test('a sum that is more than the account holds of a token is missing by the difference', () => {
  const ether = { decimals: 18, balance: 40n * 10n ** 18n }
  const sum = { total: 1_687_200n, decimals: 2 }
  expect(missingOf(ether, sum)).toBe(16_832n * 10n ** 18n)
  expect(missingOf(ether, { total: 4000n, decimals: 2 })).toBeUndefined()
  expect(missingOf({ decimals: 0, balance: 41n }, { total: 4250n, decimals: 2 })).toBe(1n)
  expect(missingOf({ decimals: 18, balance: undefined }, sum)).toBeUndefined()
  expect(missingOf(ether, undefined)).toBeUndefined()
})
