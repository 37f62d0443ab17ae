import { expect, test } from 'vitest'

import { formatFiat, formatPrice, sumShown } from './fiat.ts'

const said = (value: number, currency = 'USD') => {
  const shown = sumShown(value, currency)
  return shown && `${shown.isLess ? '< ' : ''}${formatFiat(shown.digits, currency)}`
}

test.each([
  [0, '$0.00'],
  [0.004, '< $0.01'],
  [1e-30, '< $0.01'],
  [0.007, '$0.01'],
  [-12.5, '-$12.50'],
  [70_368_744_177_663.9, '$70,368,744,177,663.90'],
  [7.1e13, undefined],
  [1e30, undefined],
  [Infinity, undefined],
])('a sum of %d is told as %s', (value, text) => {
  expect(said(value)).toBe(text)
})

test('money without cents has no cent', () => {
  expect(said(0.4, 'JPY')).toBe('< ¥1')
  expect(said(0.6, 'JPY')).toBe('¥1')
})

test.each([
  [3000, '$3,000.00'],
  [0.01, '$0.01'],
  [0.00001234, '$0.0000123'],
  [1e-6, '$0.000001'],
  [1e-18, '< $0.000001'],
])('a price of %d is told as %s', (price, text) => {
  expect(formatPrice(price, 'USD')).toBe(text)
})
