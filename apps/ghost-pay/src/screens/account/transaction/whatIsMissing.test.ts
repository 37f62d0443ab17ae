import { expect, test } from 'vitest'
import type { Executable } from '@ghost-pay/safe-account/execution'

import { say } from '../../../text/Spoken.ts'
import { whatIsMissing, type WhatIsMissingParameters } from './TransactionActions.tsx'

const missing = (parameters: Partial<WhatIsMissingParameters> = {}) =>
  whatIsMissing({
    viewer: 'owner',
    executable: { status: 'missing', count: 1 },
    hasSigned: true,
    nonce: 7,
    accountNonce: 7,
    ...parameters,
  })
    .map(say)
    .join(' ')
const ready: Executable = { status: 'ready', signatures: [], withOwn: false }

test('an owner who has signed sees how many are missing', () => {
  expect(missing()).toBe('One more owner must approve too.')
  expect(missing({ executable: { status: 'missing', count: 2 } })).toBe(
    '2 more owners must approve too.',
  )
  expect(missing({ others: ['Bob', 'Carol'] })).toBe('Bob or Carol must approve too.')
  expect(missing({ hasSigned: false })).toBe('')
  expect(missing({ executable: ready })).toBe('')
})

test('a person who cannot sign sees why', () => {
  expect(missing({ viewer: 'disconnected' })).toBe('Connect the wallet of an owner to approve.')
  expect(missing({ viewer: 'notOwner' })).toBe(
    'The connected address is not an owner, so it cannot approve.',
  )
  expect(missing({ viewer: 'notOwner', executable: ready })).toMatch(/anybody can send it/)
  expect(missing({ viewer: 'notOwner', executable: ready, nonce: 8 })).toBe(
    'The connected address is not an owner, so it cannot approve. No. 7 in line must go first.',
  )
})

test('what comes first is said', () => {
  expect(missing({ nonce: 8 })).toBe(
    'One more owner must approve too. No. 7 in line must go first.',
  )
})
