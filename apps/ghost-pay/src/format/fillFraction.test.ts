import { expect, test } from 'vitest'

import { fillFraction, placesOf } from './fillFraction.ts'

test('a figure has two digits behind the point', () => {
  expect(fillFraction('1', 6)).toBe('10')
  expect(fillFraction('', 18)).toBe('00')
  expect(fillFraction('75', 6)).toBe('75')
})

test('a figure keeps the digits that it has beyond two', () => {
  expect(fillFraction('4061', 18)).toBe('4061')
})

test('a token with one digit has one, and a token without a fraction has none', () => {
  expect(fillFraction('', 1)).toBe('0')
  expect(fillFraction('', 0)).toBe('')
})

test('a column gets as many digits as its longest figure', () => {
  const places = placesOf(['', '5', '1234'])
  expect(places).toBe(4)
  expect(fillFraction('5', 6, places)).toBe('5000')
  expect(placesOf(['', '5'])).toBe(2)
})
