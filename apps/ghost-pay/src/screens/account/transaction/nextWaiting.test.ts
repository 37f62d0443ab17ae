import { expect, test } from 'vitest'
import type { QueueRow } from '@ghost-pay/gateway-client'
import { buildTransaction } from '@ghost-pay/gateway-testing'

import { nextWaiting } from './useNextInLine.ts'

const row = (nonce: number): QueueRow => ({
  kind: 'transaction',
  transaction: buildTransaction({ nonce, id: `id ${nonce}` }),
})
const ids = (rows: readonly QueueRow[], executed: number, next: number | undefined) =>
  nextWaiting(rows, executed, next).map(({ id }) => id)

test('the lowest number that waits is next, and what was executed is not', () => {
  expect(ids([row(7), row(9), row(8)], 7, 8)).toEqual(['id 8'])
  expect(ids([row(7)], 7, 8)).toEqual([])
})

test('all that share the lowest number are next', () => {
  const transactions = [1, 2].map((at) => buildTransaction({ nonce: 8, id: `twin ${at}` }))
  expect(ids([{ kind: 'conflict', nonce: 8, transactions }, row(9)], 7, 8)).toEqual([
    'twin 1',
    'twin 2',
  ])
})

test('an older execution leads nowhere, nor one while the chain is silent', () => {
  expect(ids([row(9)], 7, 9)).toEqual([])
  expect(ids([row(8)], 7, undefined)).toEqual([])
})
