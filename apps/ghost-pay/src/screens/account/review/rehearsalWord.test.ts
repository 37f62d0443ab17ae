import { type Address, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { testAddresses } from '@ghost-pay/gateway-testing'
import type { MoveRow } from '@ghost-pay/safe-account/rehearsal'
import type { DraftCall } from '@ghost-pay/safe-account/store'
import { addOwnerCall, erc20ApproveCall } from '@ghost-pay/safe-protocol'

import { buildReview, buildTokenCall, reviewToken } from '../../../testing/buildReview.ts'
import { arePayments } from './paidGroups.ts'
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
      signLabel(buildReview({ calls: all }).view, String)
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

describe('rows of a rehearsal', () => {
  const { shop: safe } = testAddresses
  const token = dollar
  const movement = { token, from: safe, to: bob, value: 5n } as const
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
      rehearsalWord({ status: 'fails', reason: '0x', before: { count: 2, ran } }, view, later)
        .outcome
    expect([failing(1), failing(2)]).toEqual(['failsNow', 'failsThen'])
  })
})

describe('a batch of very many payments', () => {
  /** An object of a list, and how often a property of any was read. */
  function counting<entry extends object>(entries: readonly entry[]) {
    let reads = 0
    const list = entries.map(
      (entry) =>
        new Proxy(entry, {
          get(target, name, receiver) {
            reads += 1
            return Reflect.get(target, name, receiver) as unknown
          },
        }),
    )
    return { list, reads: () => reads }
  }

  const count = 200
  const payeeAt = (place: number): Address => `0x${(place + 1).toString(16).padStart(40, '0')}`
  const places = Array.from({ length: count }, (_, place) => place)
  const { view, account } = buildReview({
    calls: places.map((place) => pay(payeeAt(place), BigInt(place + 1))),
  })
  const whole = BigInt((count * (count + 1)) / 2)
  const me = account.address
  const row = (holder: Address, before: bigint, after: bigint): MoveRow => ({
    token: dollar,
    holder,
    before,
    after,
  })
  const rowsOf = (rounding: bigint) => [
    row(me, whole, rounding),
    ...places.map((place) => row(payeeAt(place), 0n, BigInt(place + 1))),
  ]
  const transfersOf = () =>
    places.map((place) => ({
      token: dollar,
      from: me,
      to: payeeAt(place),
      value: BigInt(place + 1),
    }))
  const word = (rows: MoveRow[], transfers: ReturnType<typeof transfersOf>) =>
    rehearsalWord({ status: 'moves', block: 1, gas: 1n, rows, transfers, isWhole: true }, view, {
      safe: me,
      isNext: true,
    })

  test('reads each balance and each transfer a few times, not once for each other', () => {
    const rows = counting(rowsOf(0n))
    const transfers = counting(transfersOf())
    expect(word(rows.list, transfers.list).outcome).toBe('asSaid')
    expect(rows.reads()).toBeLessThan(20 * count)
    expect(transfers.reads()).toBeLessThan(20 * count)
  })

  test('rounds when its token says that every one of them moved, and else differs', () => {
    expect(word(rowsOf(3n), transfersOf())).toEqual({ outcome: 'rounded', count: 3 })
    expect(word(rowsOf(3n), transfersOf().slice(1)).outcome).toBe('differs')
    // The account sends two hundred times, so so much may be rounded.
    expect(word(rowsOf(BigInt(count)), transfersOf()).outcome).toBe('rounded')
  })
})
