import { expect, test } from 'vitest'
import type { NameStand } from '@ghost-pay/safe-account/recipients'

import { buildReviewFacts } from '../../../testing/buildReview.ts'
import { reviewChecks, type ReviewFacts } from './reviewChecks.ts'
import { type RedLineParameters, reviewRedLine } from './reviewRedLine.ts'

const said = <value>(value: value) => ({ status: 'said', value, time: 1 }) as const
const amount = { value: 10_000_000_000n, decimals: 6, symbol: 'dUSD' }
const token = { symbol: 'dUSD', decimals: 6 }
const lied: Partial<ReviewFacts> = {
  gateway: said({ lie: 'figures', isFresh: true }),
  tokens: said({ count: 1, token, isUnknown: false, lie: { decimals: 8 } }),
}

const lineOf = (facts: Partial<ReviewFacts>, parameters: Partial<RedLineParameters> = {}) =>
  reviewRedLine({
    checks: reviewChecks(buildReviewFacts(facts)),
    amount,
    claimedDecimals: 8,
    host: 'safe.example',
    isBlocked: false,
    ...parameters,
  })

test('nothing stops what everybody vouches for', () => {
  expect(lineOf({})).toBeUndefined()
})

test('a false figure stands beside the true one, with the liar’s name', () => {
  expect(lineOf(lied)).toEqual({
    title: ['review.lie.amount', { chain: '10,000', gateway: '100', symbol: 'dUSD' }],
    why: ['review.lie.amountWhy', { host: 'safe.example' }],
    versus: { gateway: { ...amount, decimals: 8 }, chain: amount },
    readings: [],
  })
  expect(lineOf(lied, { amount: undefined })?.title).toEqual(['review.lie.token'])
  expect(lineOf(lied, { claimedDecimals: undefined })?.versus).toBeUndefined()
  expect(lineOf(lied, { claimedDecimals: 6 })?.title).toEqual(['review.lie.token'])
})

test.each<[string, Partial<ReviewFacts>]>([
  ['review.lie.hash', { ...lied, contract: said('other') }],
  ['review.lie.gateway', { gateway: said({ lie: 'description', isFresh: false }) }],
  ['review.lie.payee', { gateway: said({ lie: 'payee', isFresh: false }) }],
  ['review.lie.amountDiffers', { gateway: said({ lie: 'amount', isFresh: false }) }],
  ['review.lie.tokenDiffers', { gateway: said({ lie: 'token', isFresh: false }) }],
  ['review.lie.used', { place: said({ status: 'used', nonce: 1, accountNonce: 2, free: 2 }) }],
  ['review.lie.fails', { rehearsal: said({ outcome: 'fails', count: 0 }) }],
])('%s', (key, facts) => {
  expect(lineOf(facts)?.title).toEqual([key])
})

test('foreign code comes before every lie', () => {
  expect(lineOf({ ...lied, contract: said('other') }, { isBlocked: true })?.title).toEqual([
    'review.lie.blocked',
  ])
})

test('a look-alike and an address that nobody has are told apart', () => {
  const payee = {
    count: 1,
    firsts: 1,
    isNamed: false,
    isUnseen: false,
    entrusted: 0,
    strangers: 0,
    isAlike: true,
    isCompared: false,
    isNobody: false,
    areTokens: 'said' as const,
  }
  expect(lineOf({ payee: said(payee) })?.title).toEqual(['review.lie.alike'])
  expect(lineOf({ payee: said({ ...payee, count: 0, firsts: 0, entrusted: 1 }) })?.title).toEqual([
    'review.lie.entrustedAlike',
  ])
  expect(lineOf({ payee: said({ ...payee, isNobody: true }) })?.title).toEqual([
    'review.lie.nobody',
  ])
})

test('a name that stands for another address than the one that was chosen by it stops signing', () => {
  const payee = {
    count: 1,
    firsts: 1,
    isNamed: false,
    isUnseen: false,
    entrusted: 0,
    strangers: 0,
    isAlike: false,
    isCompared: false,
    isNobody: false,
    areTokens: 'said' as const,
  }
  const named = (stand: NameStand) => ({
    payee: said({ ...payee, named: { name: 'ana.eth', stand } }),
  })
  expect(lineOf(named('moved'))?.title).toEqual(['review.payee.moved', { name: 'ana.eth' }])
  const stateOf = (stand: NameStand) =>
    reviewChecks(buildReviewFacts(named(stand))).find(({ name }) => name === 'payee')?.state
  expect((['moved', 'silent', 'pending', 'same'] as const).map(stateOf)).toEqual([
    'failed',
    'open',
    'running',
    'warning',
  ])
})
