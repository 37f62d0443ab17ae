import { expect, test } from 'vitest'
import { groupQueue, type QueueItem, type UnknownMember } from '@ghost-pay/gateway-client'
import { buildTransaction } from '@ghost-pay/gateway-testing'

import { countUnread, countWaiting } from './queueCounts.ts'

const unread = (id?: string): UnknownMember => ({
  type: 'unknown',
  received: 'TRANSACTION',
  raw: { type: 'TRANSACTION', ...(id !== undefined && { transaction: { id } }) },
  issues: [],
})
const at = (nonce: number, conflictType: 'None' | 'HasNext' | 'End' = 'None'): QueueItem => ({
  type: 'TRANSACTION',
  transaction: buildTransaction({ nonce, id: `at ${nonce} ${conflictType}` }),
  conflictType,
})
const withoutNonce = (conflictType: 'None' | 'End' = 'None'): QueueItem => ({
  type: 'TRANSACTION',
  transaction: { ...buildTransaction({ id: `no nonce ${conflictType}` }), executionInfo: null },
  conflictType,
})
const count = (...items: QueueItem[]) => countUnread(groupQueue(items))

test('what can be read is not counted', () => {
  expect(count()).toBe(0)
  expect(count({ type: 'LABEL', label: 'Next' }, at(7), at(8))).toBe(0)
})

test('each entry that cannot be read counts, and what the pages repeat once', () => {
  expect(count(unread('a'), at(7), unread('b'), unread('a'))).toBe(2)
  expect(count(unread(), unread())).toBe(2)
})

test('an entry that cannot be read within a fork counts', () => {
  const header: QueueItem = { type: 'CONFLICT_HEADER', nonce: 7 }
  expect(count(header, at(7, 'HasNext'), unread('a'), at(7, 'End'))).toBe(1)
})

test('a transaction that does not say its nonce counts, alone and in a fork', () => {
  expect(count(at(7), withoutNonce())).toBe(1)
  expect(count({ type: 'CONFLICT_HEADER', nonce: 7 }, at(7, 'HasNext'), withoutNonce('End'))).toBe(
    1,
  )
})

test('what waits is counted whether it can be read or not, alone and in a fork', () => {
  const header: QueueItem = { type: 'CONFLICT_HEADER', nonce: 7 }
  const waiting = (...items: QueueItem[]) => countWaiting(groupQueue(items))
  expect(waiting()).toBe(0)
  expect(waiting({ type: 'LABEL', label: 'Next' }, at(7), at(8))).toBe(2)
  expect(waiting(header, at(7, 'HasNext'), at(7, 'End'), at(8))).toBe(3)
  expect(waiting(header, at(7, 'HasNext'), unread('a'), at(7, 'End'), unread('b'))).toBe(4)
  expect(waiting(at(7), withoutNonce())).toBe(2)
})
