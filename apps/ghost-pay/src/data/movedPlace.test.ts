import { expect, test } from 'vitest'

import { inEnglish } from '../text/Spoken.ts'
import { movedPlace } from './movedPlace.ts'

const taken = new Map([
  [7, ['0x07']],
  [9, ['0x09']],
])

test.each([
  [6, 'used', 'Place 6 in line was used up by another. This now has place 8'],
  [7, 'taken', 'Place 7 in line is taken by another that waits. This now has place 8'],
  [12, 'gap', 'Place 12 in line leaves a gap: nothing waits at place 8. This now has place 8'],
] as const)('from place %i it moves on, because it is %s', (nonce, why, said) => {
  const moved = movedPlace(nonce, { accountNonce: 7, taken })
  expect(moved).toMatchObject({ nonce: 8, why })
  expect(moved && inEnglish(moved.said)).toContain(said)
})

test('at a free place it stays', () => {
  expect(movedPlace(8, { accountNonce: 7, taken })).toBeUndefined()
})
