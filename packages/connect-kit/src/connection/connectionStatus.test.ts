import { expect, test } from 'vitest'

import { connectionStatus } from './connectionStatus.ts'

test.each([
  ['disconnected', undefined, 'disconnected'],
  ['connecting', undefined, 'disconnected'],
  ['reconnecting', undefined, 'loading'],
  ['connected', undefined, 'connected'],
  ['connected', 'loading', 'loading'],
  ['connected', 'unauthenticated', 'unauthenticated'],
  ['connected', 'authenticated', 'connected'],
  ['disconnected', 'authenticated', 'disconnected'],
] as const)('a %s wallet and a sign-in that is %s make %s', (wagmi, authentication, expected) => {
  expect(connectionStatus({ wagmi, address: '0x1', authentication })).toBe(expected)
})

test('a wallet that gave no account is not connected', () => {
  expect(connectionStatus({ wagmi: 'connected', address: undefined })).toBe('disconnected')
})
