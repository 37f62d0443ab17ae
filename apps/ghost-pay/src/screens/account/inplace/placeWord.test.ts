import { expect, test } from 'vitest'

import { buildReviewFacts } from '../../../testing/buildReview.ts'
import { reviewChecks, type ReviewFacts } from '../review/reviewChecks.ts'
import { placeWord, policyWord, type PolicyWordParameters, worstCheck } from './placeWord.ts'

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

const current = { policy: {} as never, messageHash: '0x01' } as const
const found = { current, isWhole: true, isLapsed: false }
const policy = (changes: Partial<PolicyWordParameters> = {}) =>
  policyWord({ found, isError: false, isRead: true, isAdding: false, findings: [], ...changes })

test('a policy that is kept, and none at all, let it be signed where it stands', () => {
  expect(policy()).toBe('kept')
  expect(policy({ found: { ...found, current: undefined } })).toBe('kept')
})

test('one that is broken, lapsed or not read in full is looked at first', () => {
  expect(policy({ findings: [{ rule: 'notOnlyPayments' }] })).toBe('look')
  expect(policy({ found: { ...found, isLapsed: true } })).toBe('look')
  expect(policy({ found: { ...found, current: undefined, isLapsed: true } })).toBe('look')
  expect(policy({ found: { ...found, isWhole: false } })).toBe('look')
  expect(policy({ found: { ...found, current: undefined, isWhole: false } })).toBe('look')
  expect(policy({ found: null })).toBe('look')
  expect(policy({ isRead: false })).toBe('look')
  expect(policy({ found: undefined, isError: true })).toBe('look')
})

test('what is still asked is waited for, unless it is broken already', () => {
  expect(policy({ found: undefined })).toBe('pending')
  expect(policy({ isAdding: true })).toBe('pending')
  expect(policy({ isAdding: true, findings: [{ rule: 'notOnlyPayments' }] })).toBe('look')
})
