import { expect, test } from 'vitest'

import { sayPaidFee, sayWorth } from './paidWorthSaid.ts'

const fee = { value: 98_581_000_690_067n, decimals: 18, symbol: 'ETH' }

test('money is of the time of the payment, or said to be of today', () => {
  expect(sayWorth({ value: 52_423.84, isThen: true })).toBe('$52,423.84 at the time')
  expect(sayWorth({ value: 1, isThen: false })).toBe('$1.00 at today’s price')
})

test('a fee has three digits that count, and money where there is a price', () => {
  expect(sayPaidFee(fee, 'Bob', undefined)).toBe('0.0000986 ETH, paid by Bob')
  expect(sayPaidFee(fee, 'Bob', { value: 0.337, isThen: true })).toBe(
    'about $0.34 at the time (0.0000986 ETH), paid by Bob',
  )
  expect(sayPaidFee(fee, 'Bob', { value: 0.001, isThen: false })).toBe(
    'about less than $0.01 at today’s price (0.0000986 ETH), paid by Bob',
  )
})
