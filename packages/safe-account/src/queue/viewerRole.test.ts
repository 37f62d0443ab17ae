import { expect, test } from 'vitest'

import { openActions, type OpenActionsParameters } from './openActions.ts'
import { viewerRole } from './viewerRole.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('an owner is one in any spelling of the address', () => {
  expect(viewerRole(alice, [bob, alice])).toBe('owner')
  expect(viewerRole('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266', [alice])).toBe('owner')
  expect(viewerRole(bob, [alice])).toBe('notOwner')
})

test('a viewer is unknown while nobody has named the owners', () => {
  expect(viewerRole(alice, undefined)).toBe('unknown')
  expect(viewerRole(undefined, undefined)).toBe('disconnected')
  expect(viewerRole(undefined, [alice])).toBe('disconnected')
})

test('an owner signs once what is open, and anybody executes what is next and has its signatures', () => {
  const parameters: OpenActionsParameters = {
    viewer: 'owner',
    isOpen: true,
    isStopped: false,
    isKnown: true,
    hasSigned: false,
    isExecuting: false,
    isReady: true,
    position: 'next',
  }
  const actions = (parts: Partial<OpenActionsParameters> = {}) =>
    Object.values(openActions({ ...parameters, ...parts }))
  expect(actions()).toEqual([true, true])
  expect(actions({ viewer: 'notOwner' })).toEqual([false, true])
  expect(actions({ hasSigned: true })).toEqual([false, true])
  expect(actions({ isExecuting: true })).toEqual([false, true])
  expect(actions({ isReady: false })).toEqual([true, false])
  expect(actions({ position: 'later' })).toEqual([true, false])
  for (const parts of [{ isOpen: false }, { isStopped: true }, { isKnown: false }]) {
    expect(actions(parts)).toEqual([false, false])
  }
})
