import fc from 'fast-check'
import { parseUnits } from 'viem'
import { expect, test } from 'vitest'

import { amountText } from '../../../format/amountText.ts'
import { markOf, regionOf } from '../../../format/region.ts'
import { readAmountText } from './payment.ts'

test.each([
  ['1.5', '1.5'],
  ['1,5', '1.5'],
  ['0,005', '0.005'],
  ['1 000', '1000'],
  ['1\u00a0000,25', '1000.25'],
  ['1\u202f000', '1000'],
  ['1’000.5', '1000.5'],
  ["1'000'000", '1000000'],
  ['1,234.56', '1234.56'],
  ['1.234,56', '1234.56'],
  ['1,234,567', '1234567'],
  ['1.234.567', '1234567'],
  ['1.500,00', '1500'],
  ['1,50000', '1.5'],
  ['1234,500', '1234.5'],
  ['.5', '0.5'],
  [',5', '0.5'],
  ['5.', '5'],
  ['0', '0'],
  ['12,34,567.50', '1234567.5'],
])('%s is read as %s', (typed, digits) => {
  expect(readAmountText(typed)).toEqual({ digits })
})

test.each([
  ['', 'amount.empty'],
  ['-1', 'amount.unreadable'],
  ['1e3', 'amount.unreadable'],
  ['.', 'amount.unreadable'],
  ['ten', 'amount.unreadable'],
  ['10 00', 'amount.unreadable'],
  ['1 00', 'amount.unreadable'],
  ['1000 000', 'amount.unreadable'],
  ['1,23,45', 'amount.unreadable'],
  ['1.2.3', 'amount.unreadable'],
  ['1,2.3,4', 'amount.unreadable'],
  ['1 000,000 000', 'amount.unreadable'],
  ['1 000.000,5', 'amount.unreadable'],
])('%s is not guessed', (typed, key) => {
  const read = readAmountText(typed)
  expect('problem' in read && read.problem[0]).toBe(key)
})

test.each([
  ['.', '1,500', '1500', '1.5'],
  ['.', '1.500', '1500', '1.5'],
  ['.', '12,345', '12345', '12.3450'],
  ['.', '999.999', '999999', '999.9990'],
  [',', '1.500', '1500', '1,5'],
  [',', '1,500', '1500', '1,5'],
  [',', '12.345', '12345', '12,3450'],
] as const)(
  'where %s stands before a fraction, %s is asked back with two answers that are not',
  (mark, typed, without, with_) => {
    expect(readAmountText(typed, mark)).toEqual({
      problem: ['amount.twoWays', { typed, without, with: with_ }],
    })
    expect(readAmountText(without, mark)).toEqual({ digits: without })
    expect(readAmountText(with_, mark)).toHaveProperty('digits')
  },
)

test.each([
  ['1,5', '1.5'],
  ['1.5', '1.5'],
  ['1.234,56', '1234.56'],
  ['1.234.567', '1234567'],
  ['0.005', '0.005'],
])('where a comma stands before a fraction, %s is read as %s', (typed, digits) => {
  expect(readAmountText(typed, ',')).toEqual({ digits })
})

const amounts = fc.record({
  value: fc.bigInt({ min: 0n, max: 10n ** 30n }),
  decimals: fc.integer({ min: 0, max: 24 }),
})
const marks = fc.constantFrom('.' as const, ',' as const)

test.each(['en-US', 'en-GB', 'en-IN', 'en-ZA', 'en-CH', 'en-AU'])(
  'an amount that a page for %s shows can be pasted into a field',
  (locale) => {
    expect(regionOf([locale])).toBe(locale)
    const shown = new Intl.NumberFormat(locale).format(1234567.5)
    expect(readAmountText(shown, markOf(locale))).toEqual({ digits: '1234567.5' })
  },
)

test('what the app writes into a field is read back, whatever mark the language has', () => {
  fc.assert(
    fc.property(amounts, marks, ({ value, decimals }, mark) => {
      const read = readAmountText(amountText(value, decimals, mark), mark)
      expect('digits' in read && parseUnits(read.digits, decimals)).toBe(value)
    }),
  )
})

test('a text that two languages read is the same amount in both', () => {
  const typed = fc.stringMatching(/^[\d.,]{1,9}$/)
  const written = fc
    .tuple(amounts, marks)
    .map(([{ value, decimals }, mark]) => amountText(value, decimals, mark))
  const grouped = fc
    .tuple(fc.double({ min: 0, max: 1e9, noNaN: true }), fc.constantFrom('en', 'de', 'es', 'zh'))
    .map(([value, language]) => value.toLocaleString(language))
  fc.assert(
    fc.property(fc.oneof(typed, written, grouped), (text) => {
      const [point, comma] = [readAmountText(text, '.'), readAmountText(text, ',')]
      if ('digits' in point && 'digits' in comma) expect(point.digits).toBe(comma.digits)
    }),
    { numRuns: 2000 },
  )
})
