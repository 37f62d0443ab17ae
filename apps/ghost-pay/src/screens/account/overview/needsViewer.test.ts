import { expect, test } from 'vitest'
import { buildTransaction, testAddresses } from '@ghost-pay/gateway-testing'

import { buildAccount } from '../../../testing/buildAccount.ts'
import { needsViewer } from './needs.ts'

const { alice, bob } = testAddresses
const account = buildAccount({ viewer: bob })
const nonce = account.info?.nonce ?? 0
const ready = { status: 'AWAITING_EXECUTION', submitted: 2 } as const

test('an owner who has not signed is needed, and one who has is not', () => {
  const waiting = buildTransaction({ nonce, missing: [bob] })
  expect(needsViewer(waiting, account)).toBe(true)
  expect(needsViewer(waiting, { ...account, viewer: alice })).toBe(false)
  expect(needsViewer(waiting, { ...account, role: 'unknown' })).toBe(false)
})

test('a transaction with its signatures needs an owner when its place is reached', () => {
  expect(needsViewer(buildTransaction({ nonce, ...ready }), account)).toBe(true)
  expect(needsViewer(buildTransaction({ nonce: nonce + 1, ...ready }), account)).toBe(false)
})

test('a used place needs nobody', () => {
  expect(needsViewer(buildTransaction({ nonce: nonce - 1, missing: [bob] }), account)).toBe(false)
})

test('who is missing where the gateway does not say it may be the viewer', () => {
  const waiting = buildTransaction({ nonce, missing: [bob] })
  const { executionInfo } = waiting
  if (executionInfo?.type !== 'MULTISIG') throw new Error('Owners sign it.')
  const unsaid = { ...waiting, executionInfo: { ...executionInfo, missingSigners: null } }
  expect(needsViewer(unsaid, account)).toBe(true)
})
