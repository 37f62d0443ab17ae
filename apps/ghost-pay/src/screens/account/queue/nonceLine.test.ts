import { expect, test } from 'vitest'
import type { QueueRow, Transaction } from '@ghost-pay/gateway-client'

import { buildTransaction } from '../../../testing/buildTransaction.ts'
import { nonceLine } from './nonceLine.ts'

const rowOf = (transaction: Transaction): QueueRow => ({ kind: 'transaction', transaction })
const at = (nonce: number) => rowOf(buildTransaction({ nonce }))
const shape = (rows: QueueRow[], current?: number) =>
  nonceLine(rows, current).map((step) =>
    step.kind === 'gap'
      ? `gap ${step.from}-${step.to}`
      : `${step.position} ${step.nonce} ×${step.transactions.length}`,
  )

test('one number after the other', () => {
  expect(shape([at(7), at(8)], 7)).toEqual(['next 7 ×1', 'later 8 ×1'])
})

test('a free number is a hole, also before the first', () => {
  expect(shape([at(9), at(12)], 7)).toEqual(['gap 7-8', 'later 9 ×1', 'gap 10-11', 'later 12 ×1'])
})

test('transactions with one number are a fork, however they came', () => {
  const fork: QueueRow = {
    kind: 'conflict',
    nonce: 7,
    transactions: [
      buildTransaction({ nonce: 7, id: 'a' }),
      buildTransaction({ nonce: 7, id: 'b' }),
    ],
  }
  expect(shape([fork, rowOf(buildTransaction({ nonce: 7, id: 'c' }))], 7)).toEqual(['next 7 ×3'])
})

test('without the account’s number the first one is next', () => {
  expect(shape([at(3)])).toEqual(['next 3 ×1'])
})

test('an empty queue has no line', () => {
  expect(shape([], 7)).toEqual([])
})
