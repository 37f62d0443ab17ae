import { expect, test } from 'vitest'

import { paidFeeSaid, worthSaid } from './paidWorthSaid.ts'

const fee = { value: 98_581_000_690_067n, decimals: 18, symbol: 'ETH' }

test('money is of the time of the payment, or said to be of today', () => {
  expect(worthSaid({ value: 52_423.84, isThen: true })).toEqual([
    'paidWorth.then',
    { worth: '$52,423.84' },
  ])
  expect(worthSaid({ value: 1, isThen: false })).toEqual(['paidWorth.today', { worth: '$1.00' }])
})

test('a fee has three digits that count, and money where there is a price', () => {
  const said = { fee: '0.0000986', symbol: 'ETH', name: 'Bob' }
  expect(paidFeeSaid(fee, 'Bob', undefined)).toEqual(['paidWorth.fee', said])
  expect(paidFeeSaid(fee, 'Bob', { value: 0.337, isThen: true })).toEqual([
    'paidWorth.fee.then',
    { ...said, worth: '$0.34' },
  ])
  expect(paidFeeSaid(fee, 'Bob', { value: 0.001, isThen: false })).toEqual([
    'paidWorth.fee.today',
    { ...said, worth: 'less than $0.01' },
  ])
})
