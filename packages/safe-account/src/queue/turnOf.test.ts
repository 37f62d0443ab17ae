import { expect, test } from 'vitest'

import { turnOf, type TurnOfParameters } from './turnOf.ts'

const turn = (parameters: Partial<TurnOfParameters> = {}) =>
  turnOf({
    viewer: 'owner',
    hasSigned: false,
    signatures: { count: 1, threshold: 3 },
    ...parameters,
  })

test('an owner who has not signed can sign, also before its place is reached', () => {
  expect(turn()).toEqual({ kind: 'sign', missing: 2 })
  expect(turn({ position: 'later' })).toEqual({ kind: 'sign', missing: 2 })
  expect(turn({ position: 'stuck' })).toEqual({ kind: 'sign', missing: 2 })
})

test('an owner who has signed waits for the others', () => {
  expect(turn({ hasSigned: true })).toEqual({ kind: 'signed', missing: 2 })
})

test('a stranger waits for the owners', () => {
  expect(turn({ viewer: 'notOwner' })).toEqual({ kind: 'owners' })
  expect(turn({ viewer: 'disconnected' })).toEqual({ kind: 'connect' })
})

test('a transaction with its signatures is sent when its place is reached', () => {
  const signatures = { count: 4, threshold: 3 }
  expect(turn({ signatures })).toEqual({ kind: 'send' })
  expect(turn({ signatures, viewer: 'disconnected' })).toEqual({ kind: 'send' })
  expect(turn({ signatures, position: 'later' })).toEqual({ kind: 'early' })
  expect(turn({ signatures, position: 'stuck' })).toEqual({ kind: 'early' })
})

test('a used place is nobody’s turn', () => {
  expect(turn({ position: 'past' })).toEqual({ kind: 'past' })
  expect(turn({ position: 'past', signatures: undefined })).toEqual({ kind: 'past' })
})

test('no turn is known before owners and signatures are known', () => {
  expect(turn({ signatures: undefined })).toEqual({ kind: 'unknown' })
  expect(turn({ viewer: 'unknown' })).toEqual({ kind: 'unknown' })
})
