import { expect, test } from 'vitest'

import { say, speak } from '../text/Spoken.ts'
import { describeTurn } from './describeTurn.ts'
import { turnCopy } from './turnCopy.ts'

test.each([
  [7, 7, undefined],
  [6, 7, 'No. 6 in line is used already: this, or another with it, was sent.'],
  [1, 0, 'No. 0 in line must go first.'],
  [9, 7, 'No. 7 to 8 in line must go first.'],
  [2000, 1999, 'No. 1999 in line must go first.'],
])('nonce %i of an account at nonce %i', (nonce, accountNonce, sentence) => {
  const turn = describeTurn(nonce, accountNonce)
  expect(turn && say(speak(turnCopy, ...turn))).toBe(sentence)
})
