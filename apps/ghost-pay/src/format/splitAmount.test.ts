import { expect, test } from 'vitest'

import { splitAmount } from './splitAmount.ts'

test('groups the digits before the point', () => {
  expect(splitAmount(125_000_500_000n, 6)).toMatchObject({ integer: '125,000', fraction: '5' })
})

test('a whole amount has nothing behind the point', () => {
  expect(splitAmount(40n * 10n ** 18n, 18)).toMatchObject({ integer: '40', fraction: '' })
})

test('a long fraction is cut, not rounded, and is there in full', () => {
  const amount = splitAmount(1_999_999_999_999_999_999n, 18)
  expect(amount).toMatchObject({ integer: '1', fraction: '999999' })
  expect(amount.whole).toBe('1.999999999999999999')
})

test('a very small amount is not shown as nothing', () => {
  expect(splitAmount(1234n, 18)).toMatchObject({ integer: '0', fraction: '00000000000000123' })
})

test('a negative amount says so', () => {
  expect(splitAmount(-5n, 0)).toMatchObject({ sign: '−', integer: '5' })
})

test('a uint256 at its largest keeps every digit', () => {
  expect(splitAmount(2n ** 256n - 1n, 0).whole.replaceAll(',', '')).toBe(String(2n ** 256n - 1n))
})
