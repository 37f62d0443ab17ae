import { expect, test } from 'vitest'

import { buildReviewFacts } from '../../../testing/buildReview.ts'
import { passedIn, proofSaid } from './ProofStrip.tsx'
import { reviewChecks, type ReviewFacts } from './reviewChecks.ts'

const said = <value>(value: value) => ({ status: 'said', value, time: 1 }) as const
const proofOf = (facts: Partial<ReviewFacts>) => {
  const checks = reviewChecks(buildReviewFacts(facts))
  const { title, more } = proofSaid(checks)
  return { ...passedIn(checks), title, more: more.map((one) => one.said) }
}
const fresh = said({ lie: undefined, isFresh: true })

test('all that applies has passed: nothing is open', () => {
  expect(proofOf({})).toMatchObject({
    title: ['review.checks.all', { count: 8 }],
    more: [['review.checks.solid']],
  })
  expect(proofOf({ payee: { status: 'none' }, tokens: { status: 'none' } }).title).toEqual([
    'review.checks.all',
    { count: 6 },
  ])
})

test('what nobody was asked is named, and counts as no tick', () => {
  expect(proofOf({ gateway: fresh })).toEqual({
    passed: 7,
    count: 8,
    title: ['review.checks.some', { passed: 7, count: 8 }],
    more: [['review.gateway.fresh']],
  })
})

test('a twin and what was not asked stand beside each other', () => {
  const twin = said({ found: { place: 14, lines: undefined }, compared: 3, isWhole: false })
  expect(proofOf({ gateway: fresh, twin })).toMatchObject({
    passed: 6,
    more: [['review.twice', { place: '14' }], ['review.gateway.fresh']],
  })
})

test('several of a kind are counted', () => {
  expect(proofOf({ gateway: { status: 'silent' }, rehearsal: { status: 'silent' } }).more).toEqual([
    ['review.checks.open', { count: 2 }],
  ])
})

test('one that failed closes signing, whatever else there is', () => {
  expect(proofOf({ contract: said('other'), gateway: fresh })).toMatchObject({
    title: ['review.checks.failed', { count: 1 }],
    more: [['review.checks.closed']],
  })
})
