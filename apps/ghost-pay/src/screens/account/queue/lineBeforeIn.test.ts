import { expect, test } from 'vitest'
import { buildSignable } from '@ghost-pay/gateway-testing'

import { lineBeforeIn } from './lineBeforeIn.ts'

const at = (nonce: number, isRead = true) => ({
  nonce,
  check: isRead
    ? { signers: [], contradictions: [], signable: buildSignable({ nonce }) }
    : undefined,
})
const nonces = (line: ReturnType<typeof lineBeforeIn>) =>
  line?.transactions.map(({ nonce }) => nonce)

test('what is next has nothing before it, and what is behind has all that waits before it', () => {
  expect(lineBeforeIn([at(7), at(8)], 7, 7)).toEqual({ count: 0, transactions: [] })
  const line = lineBeforeIn([at(7), at(8), at(9)], 9, 7)
  expect(line?.count).toBe(2)
  expect(nonces(line)).toEqual([7n, 8n])
})

test('what excludes another, and an empty place, is counted and left out', () => {
  const line = lineBeforeIn([at(7), at(7), at(9)], 10, 7)
  expect(line?.count).toBe(3)
  expect(nonces(line)).toEqual([9n])
})

test('nothing is run before all that comes before is read', () => {
  expect(lineBeforeIn([at(7, false), at(8)], 8, 7)).toBeUndefined()
})
