import { expect, test } from 'vitest'
import { buildSignable, buildTransaction, testAddresses } from '@ghost-pay/gateway-testing'
import { bindMemo, memoReference } from '@ghost-pay/payments/memo'
import { batchTransaction } from '@ghost-pay/safe-protocol/multisend'

import { buildTokenCall } from '../../../testing/buildReview.ts'
import { comparedSaid, twinInLine } from './twinInLine.ts'

const { bob, carol } = testAddresses
const payment = (nonce: number, to = bob as `0x${string}`, value = 5n) =>
  buildSignable({ nonce, to, value })

test('the same that waits already is found at its place, the first of several', () => {
  expect(twinInLine(payment(9), [payment(8), payment(7), payment(6, carol)], 6)).toEqual({
    place: 7,
    lines: undefined,
  })
})

test('another payee, another amount or other data is another payment', () => {
  const other = { ...payment(7), transaction: { ...payment(7).transaction, data: '0x12' as const } }
  const waiting = [payment(7, carol), payment(7, bob, 6n), other]
  expect(twinInLine(payment(9), waiting, 6)).toBeUndefined()
})

test('the fingerprint of a memo hides nothing', () => {
  const call = buildTokenCall(bob, 5n)
  const bound = { ...call, data: bindMemo(call.data, memoReference('Rent')) }
  expect(
    twinInLine(buildSignable({ nonce: 9, ...bound }), [buildSignable({ nonce: 7, ...call })], 6),
  ).toEqual({ place: 7, lines: undefined })
})

test('a payroll of which one line was changed is found by the others, and one line of it as the same', () => {
  const batch = (nonce: number, ...values: bigint[]) => {
    const transactions = values.map((value) => ({ to: bob, value, data: '0x' as const }))
    return buildSignable({ nonce, ...batchTransaction({ transactions, multiSend: carol }) })
  }
  const own = batch(9, 5n, 6n, 7n)
  expect(twinInLine(own, [batch(8, 5n, 6n, 8n), batch(7, 5n, 1n)], 6)).toEqual({
    place: 8,
    lines: 2,
  })
  expect(twinInLine(own, [batch(8, 7n, 6n, 5n)], 6)).toEqual({ place: 8, lines: undefined })
  expect(twinInLine(payment(9), [own, batch(7, 1n, 5n)], 6)).toEqual({ place: 7, lines: undefined })
  expect(twinInLine(own, [payment(8)], 6)).toEqual({ place: 8, lines: 1 })
  expect(twinInLine(own, [batch(8, 0n, 1n)], 6)).toBeUndefined()
})

test('what it takes the place of, what is used up, and what moves nothing are no twins', () => {
  expect(twinInLine(payment(7), [payment(7)], 6)).toBeUndefined()
  expect(twinInLine(payment(9), [payment(7)], 8)).toBeUndefined()
  expect(twinInLine(payment(9, bob, 0n), [payment(7, bob, 0n)], 6)).toBeUndefined()
})

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
