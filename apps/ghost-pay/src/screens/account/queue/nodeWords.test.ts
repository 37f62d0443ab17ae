import { expect, test } from 'vitest'

import { nodeWords } from './nodeWords.ts'

test('a place is said as it is while it fits into a node', () => {
  expect(nodeWords(7, 7)).toBe('7')
  expect(nodeWords(123_456, 123_456)).toBe('123456')
})

test('a place that does not fit loses what it has in common with its neighbours', () => {
  expect(nodeWords(1_234_567, 1_234_567)).toBe('…4567')
  expect(nodeWords(Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)).toBe('…0991')
})

test('a range is said whole, or by its beginning', () => {
  expect(nodeWords(7, 8)).toBe('7–8')
  expect(nodeWords(10, 12)).toBe('10–12')
  expect(nodeWords(99, 101)).toBe('99…')
  expect(nodeWords(1234, 1240)).toBe('1234…')
  expect(nodeWords(123_457, 123_459)).toBe('123457')
  expect(nodeWords(1_234_567, 1_234_569)).toBe('…4567')
})
