import type { Address } from 'viem'
import { expect, test } from 'vitest'

import { rehearsalWord } from '../screens/account/review/rehearsalWord.ts'
import { accountAddress } from '../testing/buildAccount.ts'
import { reviewToken } from '../testing/buildReview.ts'
import { testAddresses } from '../testing/buildTransaction.ts'
import { currencyGain, holdingsOf, isAllThatMoves, type MoveRow } from './rehearsal.ts'

const { bob, shop } = testAddresses
const safe: Address = accountAddress
const token = reviewToken.address
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

const row = (holder: MoveRow['holder'], before: bigint, after: bigint): MoveRow => ({
  token,
  holder,
  before,
  after,
})
const next = { safe, isNext: true }
const view = {
  kind: 'sent',
  action: { kind: 'reject' },
  amount: { value: 5n, decimals: 6, symbol: 'dUSD', token },
  counterparty: bob,
  parts: [],
  totals: [],
} as const
const moves = (rows: readonly MoveRow[]) =>
  ({ status: 'moves', block: 1, gas: 1n, isWhole: true, rows }) as const

test('a payment is as said when both ends agree', () => {
  const both = [row(safe, 9n, 4n), row(bob, 0n, 5n)]
  expect(rehearsalWord(moves(both), view, next)).toEqual({ outcome: 'asSaid', count: 2 })
  const taxed = [row(safe, 9n, 4n), row(bob, 0n, 4n)]
  expect(rehearsalWord(moves(taxed), view, next).outcome).toBe('differs')
  expect(rehearsalWord(moves([]), view, next).outcome).toBe('differs')
})

test('a batch is as said when its totals leave the account', () => {
  const batch = {
    ...view,
    amount: undefined,
    counterparty: undefined,
    parts: [],
    totals: [view.amount],
  }
  expect(rehearsalWord(moves([row(safe, 9n, 4n)]), batch, next).outcome).toBe('asSaid')
  expect(rehearsalWord(moves([row(safe, 9n, 3n)]), batch, next).outcome).toBe('differs')
})

test('a collectible is no balance', () => {
  const one = { ...view, amount: { value: 1n, decimals: 0, symbol: 'GHOST #7' } }
  expect(rehearsalWord(moves([]), one, next).outcome).toBe('asSaid')
})

test('a node that only tells whether it goes through proves no amount', () => {
  expect(rehearsalWord({ status: 'goesThrough' }, view, next).outcome).toBe('goesThrough')
  const refused = { status: 'goesThrough', isRefused: true } as const
  expect(rehearsalWord(refused, view, next).outcome).toBe('refused')
  expect(rehearsalWord({ status: 'fails', reason: '0x' }, view, next).outcome).toBe('fails')
  // Where nothing is to move, it need only go through.
  const nothing = {
    ...view,
    kind: 'rejection',
    amount: undefined,
    counterparty: undefined,
  } as const
  expect(rehearsalWord({ status: 'goesThrough' }, nothing, next).outcome).toBe('runs')
})

test('a token that rounds is as said but for a unit, when it says itself that all of it moved', () => {
  const rows = [row(safe, 1_000n, 1n), row(bob, 0n, 999n)]
  const large = { ...view, amount: { ...view.amount, value: 1_000n } }
  const wordOf = (value: bigint, changed = rows) =>
    rehearsalWord({ ...moves(changed), transfers: [{ ...movement, value }] }, large, next)
  expect(wordOf(1_000n)).toEqual({ outcome: 'rounded', count: 1 })
  // A token that takes a share says so itself, or takes more.
  expect(wordOf(999n).outcome).toBe('differs')
  expect(wordOf(1_000n, [row(safe, 1_000n, 0n), row(bob, 0n, 990n)]).outcome).toBe('differs')
})

test('what was compared in part gets no tick', () => {
  const many = { ...moves([row(safe, 9n, 4n)]), isWhole: false }
  expect(rehearsalWord(many, view, next)).toEqual({ outcome: 'part', count: 1 })
})

test('what fails now may not fail when its turn has come', () => {
  const later = { safe, isNext: false }
  expect(rehearsalWord({ status: 'fails', reason: '0x' }, view, later).outcome).toBe('failsNow')
  const failing = (ran: number) =>
    rehearsalWord({ status: 'fails', reason: '0x', before: { count: 2, ran } }, view, later).outcome
  expect([failing(1), failing(2)]).toEqual(['failsNow', 'failsThen'])
})
