import { expect, test } from 'vitest'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { canSignInCard, type CanSignInCardParameters } from './needs.ts'

const { alice, bob, carol } = testAddresses
const can = (changes: Partial<CanSignInCardParameters> = {}) =>
  canSignInCard({
    check: { signers: [bob], contradictions: [] },
    required: 2,
    missing: [alice, carol],
    viewer: alice,
    isImitation: false,
    ...changes,
  })

test('what was checked and wants the viewer is signed on its card', () => {
  expect(can()).toBe(true)
})

test('what is not checked, does not add up or imitates somebody is not', () => {
  expect(can({ check: undefined })).toBe(false)
  expect(can({ check: { signers: [bob], contradictions: [{ kind: 'other' }] } })).toBe(false)
  expect(can({ isImitation: true })).toBe(false)
})

test('what has its signatures, or has the viewer’s, is not', () => {
  expect(can({ check: { signers: [bob, carol], contradictions: [] } })).toBe(false)
  expect(can({ missing: [carol] })).toBe(false)
  expect(can({ viewer: undefined })).toBe(false)
})
