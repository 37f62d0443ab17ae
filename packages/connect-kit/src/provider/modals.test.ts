import { expect, test } from 'vitest'

import type { Modal } from '../context/ModalsContext.ts'
import { type ModalFacts, reduceModals, whyClosed } from './modals.ts'

const connected: ModalFacts = { status: 'connected', chainSupported: true }

test.each([
  ['connect', { status: 'disconnected', chainSupported: false }, undefined],
  ['connect', { status: 'unauthenticated', chainSupported: true }, undefined],
  ['connect', connected, 'connected'],
  ['connect', { status: 'loading', chainSupported: true }, 'loading'],
  ['account', connected, undefined],
  ['account', { status: 'connected', chainSupported: false }, 'unsupported-chain'],
  ['account', { status: 'disconnected', chainSupported: false }, 'disconnected'],
  ['account', { status: 'unauthenticated', chainSupported: true }, 'disconnected'],
  ['chain', { status: 'connected', chainSupported: false }, undefined],
  ['chain', { status: 'disconnected', chainSupported: false }, 'disconnected'],
] satisfies [Modal, ModalFacts, string | undefined][])(
  'the %s dialog with %o: %s',
  (modal, facts, reason) => {
    expect(whyClosed(modal, facts)).toBe(reason)
    expect(reduceModals(null, { type: 'opened', modal, facts })).toBe(reason ? null : modal)
  },
)

test('connecting closes the connect dialog', () => {
  expect(
    reduceModals('connect', { type: 'statusChanged', from: 'disconnected', to: 'connected' }),
  ).toBeNull()
})

test('the connect dialog stays open while the sign-in is pending', () => {
  const afterConnect = reduceModals('connect', {
    type: 'statusChanged',
    from: 'disconnected',
    to: 'unauthenticated',
  })
  expect(afterConnect).toBe('connect')
  const whileLoading = reduceModals('connect', {
    type: 'statusChanged',
    from: 'disconnected',
    to: 'loading',
  })
  expect(whileLoading).toBe('connect')
})

test.each(['account', 'chain', 'connect'] as const)(
  'disconnecting closes the %s dialog',
  (open) => {
    expect(
      reduceModals(open, { type: 'statusChanged', from: 'connected', to: 'disconnected' }),
    ).toBeNull()
  },
)

test('losing the sign-in closes what was open', () => {
  expect(
    reduceModals('account', { type: 'statusChanged', from: 'connected', to: 'unauthenticated' }),
  ).toBeNull()
})
