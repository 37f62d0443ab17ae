import { expect, test } from 'vitest'

import { isToldValue } from './isToldValue.ts'

const amounts = { type: 'uint256[]' } as const
const own = [12345678901234567890n, 1n]

test.each([
  ['values', ['12345678901234567890', '1']],
  ['quoted text', '["12345678901234567890", "1"]'],
  ['text of bare numbers, which are not rounded', '[12345678901234567890, 1]'],
  ['a writing that nobody can read', "['12345678901234567890', '1']"],
])('a list told as %s is the list of the calldata', (_, told) => {
  expect(isToldValue(amounts, own, told)).toBe(true)
})

test.each([
  ['another number', '[12345678901234567891, 1]'],
  ['one less', '["12345678901234567890"]'],
  ['one that rounds to the same', '[12345678901234567168, 1]'],
  ['no list', 7],
])('a list told as %s is another', (_, told) => {
  expect(isToldValue(amounts, own, told)).toBe(false)
})
