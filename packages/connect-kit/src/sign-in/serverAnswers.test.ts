import { expect, test } from 'vitest'

import { checkSiweNonce } from './serverAnswers.ts'

test.each(['abcdefgh', '12345678', 'aB3dE6gH9', 'a'.repeat(10_000)])(
  'a nonce of letters and digits is taken as it is: %.20s',
  (nonce) => {
    expect(checkSiweNonce(nonce)).toBe(nonce)
  },
)

test.each([
  ['is empty', ''],
  ['has seven letters', 'abcdefg'],
  ['has a space', 'abcd efgh'],
  ['ends with a line break', 'abcdefgh\n'],
  ['begins with one', '\nabcdefgh'],
  ['stands in quotes', '"abcdefgh"'],
  ['has digits of another script', '١٢٣٤٥٦٧٨'],
  ['has wide letters', 'ａｂｃｄｅｆｇｈ'],
  ['has a sign that is a letter only in small', '\u{212A}abcdefgh'],
  ['is a number', 12_345_678],
  ['is a text in a box', Object('abcdefgh')],
  ['is a list', ['abcdefgh']],
  ['is null', null],
])('a nonce that %s is refused', (_, nonce) => {
  expect(() => checkSiweNonce(nonce)).toThrow(/^getNonce gave .+ letters and digits only/s)
})
