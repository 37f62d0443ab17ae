import { expect, test } from 'vitest'

import { describeTurn } from './describeTurn.ts'

test.each([
  [7, 7, undefined],
  [6, 7, 'Nonce 6 is used already: this, or another in its place, was executed.'],
  [1, 0, 'The one with nonce 0 has to be executed first.'],
  [9, 7, 'Those with the nonces 7 to 8 have to be executed first.'],
])('nonce %i of an account at nonce %i', (nonce, accountNonce, sentence) => {
  expect(describeTurn(nonce, accountNonce)).toBe(sentence)
})
