import fc from 'fast-check'
import { expect, test } from 'vitest'

import { decideDecimalSign } from './amountText.ts'
import { readTypedAmount } from './readTypedAmount.ts'

test.each([
  ['1.500', '1500', '1.5'],
  ['1,500', '1500', '1.5'],
  ['12.500', '12500', '12.5'],
  ['999,999', '999999', '999.999'],
  ['1.000', '1000', '1'],
  ['+1.500', '1500', '1.5'],
  ['01.500', '1500', '1.5'],
  [' 1.500 ', '1500', '1.5'],
])('%j is unclear: %s or %s', (typed, whole, fraction) => {
  expect(readTypedAmount(typed)).toEqual({ status: 'unclear', whole, fraction })
})

test.each([
  ['1.5', '1.5'],
  ['1,5', '1.5'],
  ['1.5000', '1.5'],
  ['0.500', '0.5'],
  ['00,500', '0.5'],
  ['1234,500', '1234.5'],
  ['1.500,00', '1500'],
  ['1.500.000', '1500000'],
  ['1 500.250', '1500.25'],
  ['1\u2007500', '1500'],
  ['1.500,-', '1500'],
  ["1'500.–", '1500'],
  ['7,--', '7'],
  ['1,23,456', '123456'],
  ['12,34,567.50', '1234567.5'],
  ['1,23,45,678', '12345678'],
])('%j is read as %s', (typed, digits) => {
  expect(readTypedAmount(typed)).toEqual({ status: 'read', digits })
})

test.each([
  '',
  'ten',
  '-1',
  '100-',
  '5.-7',
  '-,-',
  '1e3',
  '1.2.3',
  '1,23,45',
  '123,45,678',
  '1,234,56,789',
  '1.23.456',
  '1.23.456,50',
  '1 23 456',
  '١٢٣',
  '1\n500',
  '1 500.000,5',
])('%j is no amount', (typed) => {
  expect(readTypedAmount(typed)).toEqual({ status: 'unreadable' })
})

test('an amount alone is asked about where a column of it alone is', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9][\d.,]{0,9}$/), (typed) => {
      const isAsked = decideDecimalSign([typed]).status === 'ask'
      expect(readTypedAmount(typed).status === 'unclear').toBe(isAsked)
    }),
    { numRuns: 2000 },
  )
})
