import { expect, test } from 'vitest'

import { timeAgo } from './timeAgo.ts'

test.each([
  [0, 'now'],
  [12_000, '12 s'],
  [59_999, '59 s'],
  [240_000, '4 min'],
  [3 * 3_600_000, '3 h'],
  [47 * 3_600_000, '47 h'],
  [72 * 3_600_000, '3 d'],
])('%i milliseconds are %s', (age, text) => {
  expect(timeAgo(1_000_000_000_000 - age, 1_000_000_000_000)).toBe(text)
})

test('a clock that is behind shows no negative age', () => {
  expect(timeAgo(2000, 1000)).toBe('now')
})
