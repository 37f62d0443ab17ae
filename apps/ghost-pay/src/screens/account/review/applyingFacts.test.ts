import { expect, test } from 'vitest'

import { buildReviewFacts } from '../../../testing/buildReview.ts'
import { applyingFacts } from './applyingFacts.ts'
import type { RehearsalWord, ReviewFacts } from './reviewChecks.ts'

type View = NonNullable<Parameters<typeof applyingFacts>[1]>

const rejection: View = { kind: 'rejection', action: { kind: 'reject' } }
const rule: View = { kind: 'settings', action: { kind: 'changeThreshold', threshold: 2n } }
const said = <value>(value: value) => ({ status: 'said', value, time: 1 }) as const
const ran = (outcome: RehearsalWord['outcome']) => said({ outcome, count: 0 })
const rehearsalOf = (view: View, rehearsal: ReviewFacts['rehearsal']) =>
  applyingFacts(buildReviewFacts({ rehearsal }), view).rehearsal.status

test('the trial run of what moves no money is listed only when it has something to say', () => {
  for (const view of [rejection, rule]) {
    expect(rehearsalOf(view, ran('runs'))).toBe('none')
    expect(rehearsalOf(view, { status: 'pending' })).toBe('none')
    expect(rehearsalOf(view, ran('fails'))).toBe('said')
    expect(rehearsalOf(view, ran('failsThen'))).toBe('said')
    expect(rehearsalOf(view, ran('more'))).toBe('said')
  }
  // Whether a change of the owners goes through nobody else says.
  expect(rehearsalOf(rule, { status: 'silent' })).toBe('silent')
  expect(rehearsalOf(rejection, { status: 'silent' })).toBe('none')
})

test('the same change of the owners that waits already is never left out', () => {
  const twin = (place: number | undefined) =>
    buildReviewFacts({ twin: said({ place, compared: 1, isWhole: place === undefined }) })
  expect(applyingFacts(twin(undefined), rule).twin.status).toBe('none')
  expect(applyingFacts(twin(4), rule).twin.status).toBe('said')
})

test('of a payment everything applies', () => {
  const facts = buildReviewFacts()
  const view: View = { kind: 'sent', action: { kind: 'send', to: '0x', value: 1n } }
  expect(applyingFacts(facts, view)).toBe(facts)
  expect(applyingFacts(facts, undefined)).toBe(facts)
})
