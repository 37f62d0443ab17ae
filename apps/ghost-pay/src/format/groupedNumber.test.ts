import { expect, test } from 'vitest'

import { groupedNumber } from './groupedNumber.ts'

test('a number keeps its last digit', () => {
  expect(groupedNumber('1234567.000000000000000001')).toBe('1,234,567.000000000000000001')
  expect(
    groupedNumber('115792089237316195423570985008687907853269984665640564039457584007913'),
  ).toMatch(/^115,792,.*,913$/)
  expect(groupedNumber('0')).toBe('0')
})
