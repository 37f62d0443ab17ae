import { expect, test } from 'vitest'
import { testAddresses } from '@ghost-pay/gateway-testing'
import {
  addOwnerCall,
  changeThresholdCall,
  describeTransaction,
  toSafeTransaction,
} from '@ghost-pay/safe-protocol'

import { accountAddress } from '../../../testing/buildAccount.ts'
import { buildReviewFacts } from '../../../testing/buildReview.ts'
import type { RehearsalWord, ReviewFacts } from './reviewChecks.ts'
import { applyingFacts, warningsToSay } from './warningsToSay.ts'

const owners = [testAddresses.alice, testAddresses.bob]
const rule = (threshold: number) => changeThresholdCall({ safe: accountAddress, owners, threshold })
const saidOf = ({ to, data }: ReturnType<typeof rule>, gasPrice = 0n) => {
  const transaction = { ...toSafeTransaction({ to, value: 0n, data, nonce: 0 }), gasPrice }
  return warningsToSay(
    describeTransaction({ safe: accountAddress, version: '1.4.1', transaction }),
  ).map(({ code }) => code)
}

test('what title and table say of a change of the owners is no warning as well', () => {
  const owner = testAddresses.carol
  expect(saidOf(addOwnerCall({ safe: accountAddress, owners, owner, threshold: 2 }))).toEqual([])
  expect(saidOf(rule(2))).toEqual([])
})

test('that one approval is enough from then on stays a warning, and so does everything else', () => {
  expect(saidOf(rule(1))).toEqual(['threshold'])
  expect(saidOf(rule(2), 1n)).not.toEqual([])
})

type View = NonNullable<Parameters<typeof applyingFacts>[1]>

const rejection: View = { kind: 'rejection', action: { kind: 'reject' } }
const ruleView: View = { kind: 'settings', action: { kind: 'changeThreshold', threshold: 2n } }
const said = <value>(value: value) => ({ status: 'said', value, time: 1 }) as const
const ran = (outcome: RehearsalWord['outcome']) => said({ outcome, count: 0 })
const rehearsalOf = (view: View, rehearsal: ReviewFacts['rehearsal']) =>
  applyingFacts(buildReviewFacts({ rehearsal }), view).rehearsal.status

test('the trial run of what moves no money is listed only when it has something to say', () => {
  for (const view of [rejection, ruleView]) {
    expect(rehearsalOf(view, ran('runs'))).toBe('none')
    expect(rehearsalOf(view, { status: 'pending' })).toBe('none')
    expect(rehearsalOf(view, ran('fails'))).toBe('said')
    expect(rehearsalOf(view, ran('failsThen'))).toBe('said')
    expect(rehearsalOf(view, ran('more'))).toBe('said')
  }
  // Whether a change of the owners goes through nobody else says.
  expect(rehearsalOf(ruleView, { status: 'silent' })).toBe('silent')
  expect(rehearsalOf(rejection, { status: 'silent' })).toBe('none')
})

test('the same change of the owners that waits already is never left out', () => {
  const twin = (place: number | undefined) =>
    buildReviewFacts({
      twin: said({
        found: place === undefined ? undefined : { place, lines: undefined },
        compared: 1,
        isWhole: place === undefined,
      }),
    })
  expect(applyingFacts(twin(undefined), ruleView).twin.status).toBe('none')
  expect(applyingFacts(twin(4), ruleView).twin.status).toBe('said')
})

test('of a payment everything applies', () => {
  const facts = buildReviewFacts()
  const view: View = { kind: 'sent', action: { kind: 'send', to: '0x', value: 1n } }
  expect(applyingFacts(facts, view)).toBe(facts)
  expect(applyingFacts(facts, undefined)).toBe(facts)
})
