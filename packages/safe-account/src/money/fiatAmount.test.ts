import fc from 'fast-check'
import { formatUnits } from 'viem'
import { expect, test } from 'vitest'

import { fiatAmount } from './fiatAmount.ts'

test.each([
  ['100', 1, 6, '100'],
  ['100', 0.9998, 6, '100.02'],
  ['100', 3000, 18, '0.033333'],
  ['100', 97_123.5, 8, '0.00102962'],
  ['0.01', 3000, 18, '0.000003'],
  ['1234.56', 1, 2, '1234.56'],
  // A token of which one is worth next to nothing is paid in whole ones.
  ['5', 0.0000012, 18, '4166667'],
  ['1', 7e13, 18, '0.00000000000001429'],
])('%s at %f for one is %s', (sum, price, decimals, amount) => {
  expect(formatUnits(fiatAmount(sum, price, decimals), decimals)).toBe(amount)
})

test('the amount is worth the sum, to a cent, where the token is fine enough', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_000 }),
      fc.double({ min: 0.001, max: 200_000, noNaN: true }),
      (cents, price) => {
        const amount = Number(formatUnits(fiatAmount((cents / 100).toFixed(2), price, 18), 18))
        expect(Math.abs(amount * price - cents / 100)).toBeLessThanOrEqual(0.005)
      },
    ),
  )
})

test('the least price is reckoned with as it is, and not rounded', () => {
  const amount = Number(formatUnits(fiatAmount('3', 1.5e-18, 18), 18))
  expect(amount * 1.5e-18).toBeCloseTo(3)
})

test('without a worth there is no amount', () => {
  expect(fiatAmount('100', 0, 18)).toBe(0n)
  expect(fiatAmount('0', 3000, 18)).toBe(0n)
})
