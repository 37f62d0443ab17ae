import { expect, test } from 'vitest'

import { columnDigits } from './columnDigits.ts'

test.each([
  ['whole amounts have cents', [2_860_000_000n, 100_000_000n], 6, 2],
  ['one amount with more digits gives all of them as many', [2_860_000_000n, 1n], 6, 6],
  ['a token without decimals has none', [3n], 0, 0],
  ['a token with one decimal has one', [35n], 1, 1],
  ['a column without amounts has cents', [], 18, 2],
])('%s', (_, values, decimals, digits) => {
  expect(columnDigits(values, decimals)).toBe(digits)
})
