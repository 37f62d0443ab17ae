import { expect, test } from 'vitest'

import { wantsEarlier, type WantsEarlierParameters } from './useReachBack.ts'

const day = 24 * 60 * 60_000
const now = Date.UTC(2026, 10, 21)
const read: WantsEarlierParameters = {
  count: 20,
  oldest: now - 10 * day,
  hasNextPage: true,
  isFetching: false,
  isError: false,
  now,
}

test('earlier pages are read while what was read does not reach back three months', () => {
  expect(wantsEarlier(read)).toBe(true)
  expect(wantsEarlier({ ...read, oldest: now - 91 * day })).toBe(false)
})

test.each<[string, Partial<WantsEarlierParameters>]>([
  ['nothing is older', { hasNextPage: false }],
  ['one is on its way', { isFetching: true }],
  ['the last one did not come', { isError: true }],
  ['three pages are there', { count: 60 }],
  ['nothing was read yet', { count: 0, oldest: undefined }],
])('no earlier page is asked for when %s', (_, more) => {
  expect(wantsEarlier({ ...read, ...more })).toBe(false)
})
