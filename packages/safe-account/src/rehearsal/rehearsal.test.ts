import type { Address } from 'viem'
import { expect, test } from 'vitest'

import { currencyGain, holdingsOf, isAllThatMoves } from './rehearsal.ts'

const addressOf = (digits: string): Address => `0x${digits.padStart(40, '0')}`
const [safe, bob, shop, token] = [
  addressOf('a1a1'),
  addressOf('b0b0'),
  addressOf('c0c0'),
  addressOf('d0d0'),
]
const movement = { token, from: safe, to: bob, value: 5n } as const
const effects = { outcome: 'succeeded', movements: [movement], approvals: [], others: [] } as const

test('the balances of everybody who pays or is paid are read, the account’s first, each once', () => {
  const back = { token, from: bob, to: safe, value: 1n }
  expect(holdingsOf([{ ...movement, from: shop }, back, movement], safe)).toEqual([
    { token, holder: safe },
    { token, holder: shop },
    { token, holder: bob },
  ])
  expect(holdingsOf([{ ...movement, tokenId: 7n }], safe)).toEqual([])
})

test('the balances of very many are all read; where only the account’s own were, it is not all that moves', () => {
  const movements = Array.from({ length: 200 }, (_, index) => ({
    ...movement,
    to: `0x${(index + 1).toString(16).padStart(40, '0')}` as const,
  }))
  const holdings = holdingsOf(movements, safe)
  expect(holdings).toHaveLength(201)
  expect(isAllThatMoves({ ...effects, movements }, holdings)).toBe(true)
  expect(isAllThatMoves({ ...effects, movements }, holdings.slice(0, 1))).toBe(false)
})

test('“nothing else” needs no permission, no other word, no collectible', () => {
  const holdings = holdingsOf([movement], safe)
  const approval = { token, owner: safe, spender: bob, value: 1n } as const
  expect(isAllThatMoves(effects, holdings)).toBe(true)
  expect(isAllThatMoves({ ...effects, approvals: [approval] }, holdings)).toBe(false)
  expect(isAllThatMoves({ ...effects, others: [shop] }, holdings)).toBe(false)
  const collectible = { ...movement, tokenId: 7n }
  expect(isAllThatMoves({ ...effects, movements: [collectible] }, holdings)).toBe(false)
})

test('what is gained of the chain’s currency is summed over both ways', () => {
  const paid = { ...movement, token: undefined }
  const movements = [paid, paid, { ...paid, from: bob, to: safe, value: 1n }, movement]
  expect(currencyGain(movements, safe)).toBe(-9n)
  expect(currencyGain(movements, bob)).toBe(9n)
})
