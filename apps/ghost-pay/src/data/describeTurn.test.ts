import { expect, test } from 'vitest'

import { inEnglish, speak } from '../text/Spoken.ts'
import { describeTurn } from './describeTurn.ts'
import { turnCopy } from './turnCopy.ts'

test.each([
  [7, 7, undefined],
  [6, 7, 'Place 6 in line is used already: this, or another in its place, was executed.'],
  [1, 0, 'The one at place 0 in line has to be executed first.'],
  [9, 7, 'Those at the places 7 to 8 have to be executed first.'],
  [2000, 1999, 'The one at place 1999 in line has to be executed first.'],
])('nonce %i of an account at nonce %i', (nonce, accountNonce, sentence) => {
  const turn = describeTurn(nonce, accountNonce)
  expect(turn && inEnglish(speak(turnCopy, ...turn))).toBe(sentence)
})
