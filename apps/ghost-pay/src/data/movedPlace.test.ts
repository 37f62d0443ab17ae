import { expect, test } from 'vitest'

import { say } from '../text/Spoken.ts'
import { movedPlace } from './movedPlace.ts'

const taken = new Map([
  [7, ['0x07']],
  [9, ['0x09']],
])

test.each([
  [6, 'used', 'No. 6 in line was used up by another. This is now no. 8'],
  [7, 'taken', 'No. 7 in line is taken by another that waits. This is now no. 8'],
  [12, 'gap', 'No. 12 in line leaves a gap: nothing waits as no. 8. This is now no. 8'],
] as const)('from place %i it moves on, because it is %s', (nonce, why, said) => {
  const moved = movedPlace(nonce, { accountNonce: 7, taken })
  expect(moved).toMatchObject({ nonce: 8, why })
  expect(moved && say(moved.said)).toContain(said)
})

test('at a free place it stays', () => {
  expect(movedPlace(8, { accountNonce: 7, taken })).toBeUndefined()
})
