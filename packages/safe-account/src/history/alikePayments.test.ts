import { expect, test } from 'vitest'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { type ComparedPayment, isInside, isSamePayment, likenessOf } from './alikePayments.ts'

const { alice, bob, shop } = testAddresses
const pays = (
  amount: bigint,
  to: ComparedPayment['to'] = bob,
  token = shop as `0x${string}` | null,
) => ({
  to,
  token,
  amount,
})
const lines = (count: number) => Array.from({ length: count }, (_, at) => pays(BigInt(at)))

test('the same payments in any order are the same, also as a part of more', () => {
  expect(likenessOf(lines(3), lines(3).reverse())).toEqual({ kind: 'same' })
  expect(likenessOf([pays(2n)], lines(3))).toEqual({ kind: 'same' })
  const small = pays(2n, bob.toLowerCase() as typeof bob, shop.toLowerCase() as typeof shop)
  expect(likenessOf([small], lines(3))).toEqual({ kind: 'same' })
})

test('another payee, token or amount is another payment, and one counts once', () => {
  for (const other of [pays(2n, alice), pays(2n, bob, null), pays(3n)]) {
    expect(likenessOf([pays(2n)], [other])).toBeUndefined()
  }
  expect(likenessOf([pays(2n), pays(2n)], [pays(2n)])).toBeUndefined()
  expect(likenessOf([], lines(3))).toBeUndefined()
})

test('most of the lines are said with their number, a few are not', () => {
  expect(likenessOf(lines(30), [...lines(26), pays(99n)])).toEqual({ kind: 'much', count: 26 })
  expect(likenessOf(lines(30), lines(20))).toEqual({ kind: 'much', count: 20 })
  expect(likenessOf(lines(30), [...lines(20), pays(99n)])).toBeUndefined()
  expect(likenessOf(lines(30), lines(3))).toBeUndefined()
})

test('of what waits one line is enough, where it pays more than the lines', () => {
  const waiting = true
  expect(likenessOf(lines(3), [pays(2n), pays(99n)], waiting)).toEqual({ kind: 'much', count: 1 })
  expect(likenessOf(lines(3), [pays(99n)], waiting)).toBeUndefined()
  expect(likenessOf(lines(3), [pays(2n)], waiting)).toBeUndefined()
  expect(likenessOf([pays(2n)], [pays(2n), pays(99n)], waiting)).toEqual({ kind: 'same' })
})

test('what pays some of the lines and nothing else is inside', () => {
  expect(isInside([pays(2n)], lines(30))).toBe(true)
  expect(isInside([pays(2n), pays(3n)], lines(30))).toBe(true)
  expect(isInside([pays(2n), pays(2n)], lines(30))).toBe(false)
  expect(isInside([pays(2n), pays(99n)], lines(30))).toBe(false)
  expect(isInside([], lines(30))).toBe(false)
  expect(isSamePayment(pays(2n), pays(2n))).toBe(true)
  expect(isSamePayment(pays(2n), pays(2n, alice))).toBe(false)
})
