import { expect, test } from 'vitest'

import { placeInLine } from './placeInLine.ts'

test.each([
  [6, 7, { kind: 'past' }],
  [7, 7, { kind: 'next' }],
  [8, 7, { kind: 'later', first: 7, last: 7 }],
  [9, 7, { kind: 'later', first: 7, last: 8 }],
])('nonce %i of an account at nonce %i', (nonce, accountNonce, place) => {
  expect(placeInLine(nonce, accountNonce)).toEqual(place)
})
