import { describe, expect, test } from 'vitest'
import type { FailedCheck } from '@ghost-pay/safe-account/signing'

import { say } from '../text/Spoken.ts'
import { sayCheck, sayMovedPlace } from './sayCheck.ts'

const english = (check: FailedCheck) => say(sayCheck(check))

describe('what the chain would refuse', () => {
  test('by a code of the account’s contract is put into words', () => {
    expect(english({ kind: 'refused', code: 'GS013' })).toMatch(/\(GS013\).*too little/)
  })

  test('by a code without words is still named', () => {
    const check = { kind: 'refused', code: 'GS999' } as const
    expect(english(check)).toBe('The blockchain would refuse this (GS999).')
  })

  test('without a code is said in the node’s words', () => {
    const check = { kind: 'refused', code: undefined, reason: 'insufficient funds' } as const
    expect(english(check)).toBe('The blockchain would refuse this: insufficient funds')
  })
})

test.each([
  ['used', 'No. 6 in line was used up by another. This is now no. 8'],
  ['taken', 'No. 6 in line is taken by another that waits. This is now no. 8'],
  ['gap', 'No. 6 in line leaves a gap: nothing waits as no. 8. This is now no. 8'],
] as const)('a place that is %s is said with the one that is free', (why, said) => {
  const moved = { from: 6, nonce: 8, why }
  expect(say(sayMovedPlace(moved))).toContain(said)
  expect(english({ kind: 'nonceMoved', moved })).toContain(said)
})

test.each<[string, FailedCheck]>([
  [
    'No. 0 in line must go first. Nothing was sent.',
    { kind: 'notItsTurn', nonce: 1, place: { kind: 'later', first: 0, last: 0 } },
  ],
  [
    'No. 0 to 2 in line must go first. Nothing was sent.',
    { kind: 'notItsTurn', nonce: 3, place: { kind: 'later', first: 0, last: 2 } },
  ],
  [
    'No. 0 in line is used already: this, or another with it, was sent. Nothing was sent now.',
    { kind: 'notItsTurn', nonce: 0, place: { kind: 'past' } },
  ],
  [
    'The account has version 1.4.1 by now, not 1.3.0. Nothing was signed. Load the page again.',
    { kind: 'version', version: '1.4.1', said: '1.3.0' },
  ],
  [
    'The blockchain did not answer, so no trial run could be made. Try again.',
    { kind: 'unread', what: 'trial' },
  ],
  [
    'There is a contract at this address already. Nothing was sent.',
    { kind: 'creation', check: 'free' },
  ],
  [
    'The account’s contract does not know you as an owner. Nothing was signed.',
    { kind: 'stranger' },
  ],
])('a failed check says “%s”', (said, check) => {
  expect(english(check)).toBe(said)
})
