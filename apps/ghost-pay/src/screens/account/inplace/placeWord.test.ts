import { expect, test } from 'vitest'

import { buildReviewFacts } from '../../../testing/buildReview.ts'
import { reviewChecks, type ReviewFacts } from '../review/reviewChecks.ts'
import { placeWord, worstCheck } from './placeWord.ts'

const word = (facts: Partial<ReviewFacts> = {}, others = {}) =>
  placeWord({
    checks: reviewChecks(buildReviewFacts(facts)),
    policy: 'kept',
    payees: 'proven',
    hasNotices: false,
    ...others,
  })
const pending = { status: 'pending' } as const
const silent = { status: 'silent' } as const

test('only what is proven in all seven ways can be signed in place', () => {
  expect(word()).toBe('ready')
  expect(word({ bytes: 'warned' })).toBe('look')
  expect(word({ rehearsal: silent })).toBe('look')
  expect(word({ contract: pending })).toBe('running')
  expect(word({ bytes: 'blocked', rehearsal: pending })).toBe('stopped')
})

test('what is known to want a look does not wait for the rest', () => {
  expect(word({ bytes: 'warned', contract: pending })).toBe('look')
})

test('a policy that is broken, cannot decide or was not read in full is looked at first', () => {
  expect(word({}, { policy: 'look' })).toBe('look')
  expect(word({}, { policy: 'pending' })).toBe('running')
  expect(word({}, { hasNotices: true })).toBe('look')
})

test('a payee whom only the gateway calls paid before is looked at first', () => {
  expect(word({}, { payees: 'unproven' })).toBe('look')
  expect(word({}, { payees: 'pending' })).toBe('running')
})

test('what is not read yet is still running', () => {
  expect(word({}, { checks: undefined })).toBe('running')
})

test('of several checks the worst is said', () => {
  const worst = (facts: Partial<ReviewFacts>) =>
    worstCheck(reviewChecks(buildReviewFacts(facts)))?.name
  expect(worst({})).toBeUndefined()
  expect(worst({ contract: pending, rehearsal: silent })).toBe('rehearsal')
  expect(worst({ bytes: 'warned', place: silent })).toBe('bytes')
  expect(worst({ bytes: 'warned', gateway: { status: 'unasked' } })).toBe('bytes')
})
