import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { shortAddress } from '../../../format/shortAddress.ts'
import { buildReviewFacts } from '../../../testing/buildReview.ts'
import { reviewChecks } from './reviewChecks.ts'
import { othersOf, reviewTurn, type ReviewTurnParameters, whoElse } from './reviewTurn.ts'

const turnOf = (parameters: Partial<ReviewTurnParameters> = {}) =>
  reviewTurn({
    checks: reviewChecks(buildReviewFacts()),
    viewer: 'owner',
    hasSigned: false,
    signatures: { count: 1, threshold: 2 },
    ...parameters,
  })
const checksOf = (facts: Parameters<typeof buildReviewFacts>[0]) =>
  reviewChecks(buildReviewFacts(facts))

test.each<[string, Partial<ReviewTurnParameters>, string]>([
  ['the last of two', {}, 'review.turn.last'],
  ['the first of two', { signatures: { count: 0, threshold: 2 } }, 'review.turn.first'],
  ['one in the middle', { signatures: { count: 1, threshold: 3 } }, 'review.turn.yours'],
  ['the only one', { signatures: { count: 0, threshold: 1 } }, 'review.turn.only'],
  ['one who has signed', { hasSigned: true }, 'review.turn.signed'],
  ['nobody, with all signatures', { signatures: { count: 2, threshold: 2 } }, 'review.turn.ready'],
  ['somebody who is no owner', { viewer: 'notOwner' }, 'review.turn.watch'],
  [
    'an owner, when somebody else has prepared it',
    { viewer: 'notOwner', isDraft: true },
    'review.turn.prepared',
  ],
  ['nobody who is connected', { viewer: 'disconnected' }, 'review.turn.connect'],
  ['somebody the chain has not named yet', { viewer: 'unknown' }, 'review.turn.wait'],
  [
    'an owner, before the contract has said',
    { checks: checksOf({ contract: { status: 'pending' } }) },
    'review.turn.wait',
  ],
  ['an owner, before the signatures are read', { signatures: undefined }, 'review.turn.wait'],
])('it is the turn of %s', (_, parameters, key) => {
  expect(turnOf(parameters).title[0]).toBe(key)
})

test('a failed check closes signing for everybody', () => {
  const checks = checksOf({ bytes: 'blocked' })
  for (const viewer of ['owner', 'notOwner', 'disconnected'] as const) {
    expect(turnOf({ checks, viewer })).toEqual({
      title: ['review.bytes.blocked'],
      more: ['review.turn.closed', { count: 1 }],
    })
  }
})

test('the worst of several failures is named, and the others are counted', () => {
  const checks = checksOf({
    bytes: 'same',
    gateway: { status: 'said', value: { lie: 'payee', isFresh: false }, time: 1 },
    contract: { status: 'said', value: 'other', time: 1 },
  })
  expect(turnOf({ checks })).toEqual({
    title: ['review.contract.failed'],
    more: ['review.turn.closed', { count: 2 }],
  })
})

test('a running second opinion is said, and not waited for', () => {
  const checks = checksOf({ rehearsal: { status: 'pending' } })
  expect(turnOf({ checks })).toEqual({
    title: ['review.turn.last'],
    more: ['review.turn.running'],
  })
})

test('what comes next is counted', () => {
  expect(turnOf().more).toEqual(['review.turn.then'])
  expect(turnOf({ signatures: { count: 0, threshold: 3 } }).more).toEqual([
    'review.turn.more',
    { count: 2 },
  ])
})

test('who must approve too has a name', () => {
  const others = ['Bob', 'Carol']
  const named = ['review.turn.named', { names: 'Bob or Carol' }]
  expect(turnOf({ signatures: { count: 0, threshold: 2 }, others }).more).toEqual(named)
  expect(turnOf({ hasSigned: true, others }).more).toEqual(named)
  expect(turnOf({ hasSigned: true }).more).toEqual(['review.turn.more', { count: 1 }])
})

test.each<[readonly string[], number, string | undefined]>([
  [['Bob', 'Carol'], 1, 'Bob or Carol'],
  [['Bob', 'Carol'], 2, 'Bob and Carol'],
  [['Bob'], 1, 'Bob'],
  [['Bob', 'Carol', 'Dave'], 2, undefined],
  [['A', 'B', 'C', 'D', 'E'], 1, undefined],
  [[], 1, undefined],
])('of %j, %i must approve: %s', (names, count, said) => {
  expect(whoElse(names, count)).toBe(said)
})

test('who has approved, and who looks, is none of the others', () => {
  const { alice, bob, carol } = testAddresses
  const names: ReadonlyMap<Address, string> = new Map([
    [alice, 'Alice'],
    [bob, 'Bob'],
  ])
  const others = (signed: readonly Address[], viewer: Address | undefined) =>
    othersOf([alice, bob, carol], {
      signed,
      viewer,
      label: (address) => names.get(address) ?? shortAddress(address),
    })
  const unnamed = shortAddress(carol)
  expect(others([], alice)).toEqual(['Bob', unnamed])
  expect(others([bob], alice)).toEqual([unnamed])
  expect(others([bob], undefined)).toEqual(['Alice', unnamed])
})
