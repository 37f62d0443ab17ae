import { expect, test } from 'vitest'

import { dayAndTime } from './dayAndTime.ts'
import { listOf } from './listOf.ts'
import { markOf, regionOf } from './region.ts'

test('numbers and dates are written in English as the reader’s own country writes them', () => {
  expect(regionOf(['de-AT', 'en-AT', 'en'])).toBe('en-AT')
  expect(regionOf(['EN-gb'])).toBe('EN-gb')
  expect(regionOf(['es-MX'])).toBe('en')
  expect(regionOf(['enm', 'en_GB', 'en-US@posix', 'en-GB'])).toBe('en-GB')
  expect(regionOf([])).toBe('en')
})

test('a country that writes money by other signs than numbers is passed over', () => {
  expect(regionOf(['en-DE', 'en-ZA'])).toBe('en-ZA')
})

test('a country has its own sign before the fraction', () => {
  expect(['en', 'en-US', 'en-DE', 'en-ZA', 'en-CH'].map(markOf)).toEqual(['.', '.', ',', ',', '.'])
})

test('a day is written as the country does', () => {
  const time = new Date(2026, 10, 21, 17, 55).getTime()
  const now = new Date(2026, 10, 25, 9, 30).getTime()
  expect(dayAndTime(time, now, 'en-GB')).toBe('21 Nov, 17:55')
})

test('several are joined in one sentence', () => {
  expect(listOf(['Ana', 'Bob'])).toBe('Ana and Bob')
  expect(listOf(['Ana', 'Bob', 'Carol'], 'or')).toBe('Ana, Bob, or Carol')
})
