import { expect, test } from 'vitest'

import { policyWord, type PolicyWordParameters } from './policyWord.ts'

const current = { policy: {} as never, messageHash: '0x01' } as const
const found = { current, isWhole: true, isLapsed: false }
const word = (changes: Partial<PolicyWordParameters> = {}) =>
  policyWord({ found, isError: false, isRead: true, isAdding: false, findings: [], ...changes })

test('a policy that is kept, and none at all, let it be signed where it stands', () => {
  expect(word()).toBe('kept')
  expect(word({ found: { ...found, current: undefined } })).toBe('kept')
})

test('one that is broken, lapsed or not read in full is looked at first', () => {
  expect(word({ findings: [{ rule: 'notOnlyPayments' }] })).toBe('look')
  expect(word({ found: { ...found, isLapsed: true } })).toBe('look')
  expect(word({ found: { ...found, current: undefined, isLapsed: true } })).toBe('look')
  expect(word({ found: { ...found, isWhole: false } })).toBe('look')
  expect(word({ found: { ...found, current: undefined, isWhole: false } })).toBe('look')
  expect(word({ found: null })).toBe('look')
  expect(word({ isRead: false })).toBe('look')
  expect(word({ found: undefined, isError: true })).toBe('look')
})

test('what is still asked is waited for, unless it is broken already', () => {
  expect(word({ found: undefined })).toBe('pending')
  expect(word({ isAdding: true })).toBe('pending')
  expect(word({ isAdding: true, findings: [{ rule: 'notOnlyPayments' }] })).toBe('look')
})
