import { expect, test, vi } from 'vitest'

import { formatSentence } from './formatSentence.ts'

test('holes are filled, and one without a value stays', () => {
  expect(formatSentence('Pay {name} on {chain}', { name: 'Ana' })).toBe('Pay Ana on {chain}')
})

test('a value is never read as a sentence', () => {
  expect(formatSentence('{a} {b}', { a: '{b}', b: 'two' })).toBe('{b} two')
})

test('a count takes the form of its language', () => {
  const payments = { one: '{count} payment', other: '{count} payments' }
  expect([0, 1, 2].map((count) => formatSentence(payments, { count }))).toEqual([
    '0 payments',
    '1 payment',
    '2 payments',
  ])
  const polish = { one: '{count} osoba', few: '{count} osoby', other: '{count} osób' }
  expect([1, 3, 5].map((count) => formatSentence(polish, { count }, 'pl'))).toEqual([
    '1 osoba',
    '3 osoby',
    '5 osób',
  ])
})

test('a form that a translation lacks is the other one', () => {
  expect(formatSentence({ other: '{count} Zahlungen' }, { count: 1 }, 'de')).toBe('1 Zahlungen')
})

test('without a count the other form stands', () => {
  expect(formatSentence({ one: 'One.', other: 'Some.' })).toBe('Some.')
})

test('numbers are written as the language writes them, text as it is', () => {
  expect(formatSentence('{a} / {b}', { a: 12000, b: '2026' }, 'de')).toBe('12.000 / 2026')
  expect(formatSentence({ other: '{count} rows' }, { count: 5000 })).toBe('5,000 rows')
})

test('the plural rules of a locale are made once', () => {
  const made = vi.spyOn(Intl, 'PluralRules')
  for (const count of [1, 2, 3]) {
    formatSentence({ one: '{count} suma', other: '{count} sume' }, { count }, 'ro')
  }
  expect(made).toHaveBeenCalledTimes(1)
  made.mockRestore()
})
