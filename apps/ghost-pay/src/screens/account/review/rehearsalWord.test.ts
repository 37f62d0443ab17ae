import { type Address, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { addOwnerCall, erc20ApproveCall } from '@ghost-pay/safe-protocol'

import type { MoveRow } from '../../../data/rehearsal.ts'
import type { DraftCall } from '../../../data/reviewDraft.ts'
import { buildReview, buildTokenCall, reviewToken } from '../../../testing/buildReview.ts'
import { testAddresses } from '../../../testing/buildTransaction.ts'
import { arePayments } from './arePayments.ts'
import { rehearsalWord } from './rehearsalWord.ts'
import { signLabel } from './signLabel.ts'

const { alice, bob, carol } = testAddresses
const { address: dollar } = reviewToken
const other: Address = '0x6B175474E89094C44Da98b954EedeAC495271d0F'

type Change = readonly [token: Address | undefined, holder: Address, change: bigint]

/** What a rehearsal of calls with such changes comes to; `me` is the account. */
function wordOf(
  calls: readonly DraftCall[],
  changes: (me: Address) => readonly Change[],
  more: { isWhole?: boolean; isMore?: boolean } = {},
) {
  const { view, account } = buildReview({ calls })
  const rows = changes(account.address).map(([token, holder, change]): MoveRow => {
    return { token, holder, before: 1_000n, after: 1_000n + change }
  })
  const moves = { status: 'moves', block: 1, gas: 1n, rows, isWhole: true, ...more } as const
  return rehearsalWord(moves, view, { safe: account.address, isNext: true })
}

const pay = (to: Address, amount: bigint) => buildTokenCall(to, amount)

describe('a payment', () => {
  test('is as said when just that moves', () => {
    const word = wordOf([pay(bob, 5n)], (me) => [
      [dollar, me, -5n],
      [dollar, bob, 5n],
    ])
    expect(word).toEqual({ outcome: 'asSaid', count: 2 })
  })

  test('in a token that takes a share is not', () => {
    const word = wordOf([pay(bob, 5n)], (me) => [
      [dollar, me, -5n],
      [dollar, bob, 4n],
    ])
    expect(word.outcome).toBe('differs')
  })

  test('that moves nothing, or the other way round, is not', () => {
    expect(wordOf([pay(bob, 5n)], () => []).outcome).toBe('differs')
    expect(
      wordOf([pay(bob, 5n)], (me) => [
        [dollar, me, 5n],
        [dollar, bob, -5n],
      ]).outcome,
    ).toBe('differs')
  })

  test('with which the account loses something else does more than it says', () => {
    const word = wordOf([pay(bob, 5n)], (me) => [
      [dollar, me, -5n],
      [dollar, bob, 5n],
      [other, me, -900n],
      [other, carol, 900n],
    ])
    expect(word).toEqual({ outcome: 'more', count: 4 })
  })

  test('with which somebody gets a permission does more than it says', () => {
    const paid = (me: Address): Change[] => [
      [dollar, me, -5n],
      [dollar, bob, 5n],
    ]
    expect(wordOf([pay(bob, 5n)], paid, { isWhole: false, isMore: true }).outcome).toBe('more')
  })

  test('of the chain’s currency is told apart from a token', () => {
    const calls = [{ to: bob, value: 5n, data: '0x' }] as const
    expect(
      wordOf(calls, (me) => [
        [undefined, me, -5n],
        [undefined, bob, 5n],
      ]).outcome,
    ).toBe('asSaid')
    expect(
      wordOf(calls, (me) => [
        [dollar, me, -5n],
        [dollar, bob, 5n],
      ]).outcome,
    ).toBe('differs')
  })
})

describe('a batch', () => {
  const calls = [pay(bob, 5n), pay(carol, 2n), pay(bob, 1n)]

  test('is as said when everybody gets the sum of their lines', () => {
    const word = wordOf(calls, (me) => [
      [dollar, me, -8n],
      [dollar, bob, 6n],
      [dollar, carol, 2n],
    ])
    expect(word.outcome).toBe('asSaid')
  })

  test('of which one payee gets less is not, though as much leaves the account', () => {
    const word = wordOf(calls, (me) => [
      [dollar, me, -8n],
      [dollar, bob, 6n],
      [dollar, carol, 1n],
    ])
    expect(word.outcome).toBe('differs')
  })

  test('so large that only the account was looked at gets no tick for what leaves it', () => {
    const cut = { isWhole: false, isMore: false }
    expect(wordOf(calls, (me) => [[dollar, me, -8n]], cut).outcome).toBe('part')
    expect(wordOf(calls, (me) => [[dollar, me, -9n]], cut).outcome).toBe('differs')
    expect(wordOf(calls, (me) => [[dollar, me, -8n]]).outcome).toBe('differs')
  })

  test('with a step that is no payment is not called payments', () => {
    const safe = buildReview().account.address
    const addOwner = addOwnerCall({ safe, owners: [bob], owner: alice, threshold: 1 })
    const approve = erc20ApproveCall({ token: dollar, spender: alice, amount: 9n })
    const labelOf = (all: readonly DraftCall[]) =>
      signLabel(buildReview({ calls: all }).view, () => undefined)
    expect(labelOf(calls)).toEqual(['review.sign.batch', { count: 3 }])
    expect(labelOf([pay(bob, 5n), addOwner])).toEqual(['review.sign.steps', { count: 2 }])
    expect(labelOf([pay(bob, 5n), approve])).toEqual(['review.sign.steps', { count: 2 }])
    expect(arePayments([])).toBe(false)
  })
})

test('a call that says no amount and takes something from the account does more than it says', () => {
  const call = { to: other, value: 0n, data: '0xd0e30db0' } as const
  expect(
    wordOf([call], (me) => [
      [dollar, me, -5n],
      [dollar, zeroAddress, 5n],
    ]).outcome,
  ).toBe('more')
  expect(wordOf([call], () => []).outcome).toBe('asSaid')
})

describe('beside what is said', () => {
  const paid = (me: Address): Change[] => [
    [dollar, me, -5n],
    [dollar, bob, 5n],
  ]

  test('what the account gains, and what others lose, is no harm', () => {
    const gains = (me: Address): Change[] => [...paid(me), [other, me, 3n], [other, carol, -3n]]
    expect(wordOf([pay(bob, 5n)], gains).outcome).toBe('asSaid')
  })

  test('more is no surprise where it is no payment', () => {
    const steps = [pay(bob, 5n), erc20ApproveCall({ token: dollar, spender: alice, amount: 9n })]
    const more = { isWhole: false, isMore: true }
    expect(wordOf(steps, paid, more).outcome).toBe('asSaid')
    expect(wordOf([pay(bob, 5n), pay(bob, 0n)], paid, more).outcome).toBe('more')
    const call = { to: other, value: 0n, data: '0xd0e30db0' } as const
    expect(wordOf([call], () => [], more).outcome).toBe('asSaid')
  })

  test('a payee who was not looked at is missed, unless only the account could be', () => {
    const left = (me: Address): Change[] => [[dollar, me, -5n]]
    expect(wordOf([pay(bob, 5n)], left, { isWhole: false, isMore: true }).outcome).toBe('differs')
    const cut = { isWhole: false, isMore: false }
    expect(wordOf([pay(bob, 5n)], left, cut).outcome).toBe('part')
    expect(wordOf([pay(bob, 5n)], () => [], cut).outcome).toBe('differs')
    const less = (me: Address): Change[] => [...left(me), [dollar, bob, 4n]]
    expect(wordOf([pay(bob, 5n)], less, cut).outcome).toBe('differs')
  })
})
