import { expect, test } from 'vitest'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { buildReview, buildTokenCall, reviewToken } from '../../../testing/buildReview.ts'
import { lineReceipt } from './saveReceipt.ts'

const { bob, shop } = testAddresses
const { view } = buildReview({
  calls: [
    buildTokenCall(bob, 42n),
    buildTokenCall(shop, 8n),
    buildTokenCall(bob, 42n),
    buildTokenCall(bob, 43n),
  ],
})
const note = 'November payroll | Bob: Rent | Shop: Bread | Bob: Wage | Ana'

test('the receipt of one payee has that payment, counted among those that are the same', () => {
  expect(lineReceipt(view, { note, line: 0 }).only).toEqual({
    token: reviewToken.address,
    to: bob,
    amount: 42n,
    nth: 0,
  })
  expect(lineReceipt(view, { note, line: 2 }).only?.nth).toBe(1)
  expect(lineReceipt(view, { note, line: 3 }).only).toMatchObject({ amount: 43n, nth: 0 })
})

test('the receipt of one payee has no words about another', () => {
  expect(lineReceipt(view, { note, line: 1 }).memo).toBe('November payroll: Bread')
  expect(lineReceipt(view, { note, line: 3 }).memo).toBe('November payroll')
  // Words about another number of lines are about nobody here.
  expect(lineReceipt(view, { note: `${note} | Zoe: Design`, line: 1 }).memo).toBe(
    'November payroll',
  )
  expect(lineReceipt(view, { note: undefined, line: 1 }).memo).toBeUndefined()
})
