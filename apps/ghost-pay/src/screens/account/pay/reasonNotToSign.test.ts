import { expect, test } from 'vitest'

import { testAddresses } from '../../../testing/buildTransaction.ts'
import { reasonNotToSign, type ReasonParameters } from './reasonNotToSign.ts'

const reason = (parameters: Partial<ReasonParameters> = {}) =>
  reasonNotToSign({
    viewer: testAddresses.alice,
    isOwner: true,
    isReady: true,
    mustCompare: false,
    isElsewhere: false,
    ...parameters,
  })

test('an owner who has everything before them can sign', () => {
  expect(reason()).toBeUndefined()
})

test.each<[Partial<ReasonParameters>, RegExp]>([
  [{ viewer: undefined }, /Connect the wallet/],
  [{ isOwner: false }, /not an owner/],
  [{ isOwner: undefined }, /Waiting for the chain/],
  [{ isReady: false }, /Waiting for the chain/],
  [{ mustCompare: true }, /Compare the addresses/],
  [{ isElsewhere: true }, /In another tab/],
])('%j keeps from signing', (parameters, sentence) => {
  expect(reason(parameters)).toMatch(sentence)
})
