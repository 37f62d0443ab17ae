import { expect, test } from 'vitest'
import { buildTransaction } from '@ghost-pay/gateway-testing'

import { comparedSaid } from './comparedSaid.ts'

const waiting = (count: number, changes = {}) => ({
  transactions: Array.from({ length: count }, (_, nonce) => buildTransaction({ nonce })),
  unread: 0,
  isWhole: true,
  ...changes,
})

test('what was not compared is said, and nothing when all was', () => {
  expect(comparedSaid(waiting(3), 3, false)).toBeUndefined()
  expect(comparedSaid(waiting(3), 2, false)).toEqual([
    'review.twicePart',
    { compared: 2, count: 3 },
  ])
  expect(comparedSaid(waiting(3, { unread: 1 }), 3, false)).toEqual([
    'review.twicePart',
    { compared: 3, count: 4 },
  ])
  expect(comparedSaid(waiting(3, { isWhole: false }), 3, false)).toEqual([
    'review.twiceMore',
    { count: 3 },
  ])
  expect(comparedSaid(undefined, 0, true)).toEqual(['review.twiceUnread'])
  expect(comparedSaid(undefined, 0, false)).toBeUndefined()
})
