import { expect, test } from 'vitest'

import { SignInError } from '../errors/errors.ts'
import { checkSession, checkSiweNonce, sayFailure } from './serverAnswers.ts'

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

const address = '0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf'

test.each([{ address }, { address: address.toLowerCase(), chainId: 1 }, { address, name: 'Ann' }])(
  'a session is taken as it is: %j',
  (session) => {
    expect(checkSession(session)).toBe(session)
  },
)

test.each([null, undefined, false, {}, { address: null }, { address: undefined }, { address: '' }])(
  '%j says that there is no session',
  (answer) => {
    expect(checkSession(answer)).toBeNull()
  },
)

test.each([
  ['a page of HTML', '<!doctype html><title>Log in</title>'],
  ['an address that stands alone', address],
  ['an error in words', { error: 'Internal Server Error', statusCode: 500 }],
  ['a whole answer', new Response('null')],
  ['an empty list', []],
  ['a list of sessions', [{ address }]],
  ['an address that is none', { address: '0x7E5F' }],
  ['an address that is no text', { address: 7 }],
  ['true', true],
  ['an empty text', ''],
])('what says neither is refused: %s', (_, answer) => {
  expect(() => checkSession(answer)).toThrow(/^getSession gave .+ an address, or null, is needed/)
})

test.each<[string, unknown, RegExp]>([
  ['undefined', undefined, /No reason was given: undefined\.$/],
  ['null', null, /No reason was given: null\.$/],
  ['a text', 'The server rests', /The server rests$/],
  ['an empty text', '', /No reason was given: ""\.$/],
  ['a number', 503, /No reason was given: 503\.$/],
  ['a symbol', Symbol('late'), /No reason was given: Symbol\(late\)\.$/],
  ['an object without a message', { code: 7 }, /No reason was given: \[object Object\]\.$/],
  ['an object that has no text', Object.create(null), /No reason was given: \[object Object\]\.$/],
  ['a message that is no text', { message: {} }, /No reason was given: \[object Object\]\.$/],
  ['an answer', new Response(null, { status: 503 }), /No reason was given: \[object Response\]\.$/],
  ['a function', () => 'x', /No reason was given: \[object Function\]\.$/],
  ['an error without words', new Error(''), /No reason was given: \[object Error\]\.$/],
  ['an error of blanks', new Error(' \n\t'), /No reason was given: \[object Error\]\.$/],
  ['a message of 10 kB', new Error('long '.repeat(2000)), /(long ){39}long ?$/],
])('a failure is one sentence where the reason is %s', (_, cause, words) => {
  const sentence = sayFailure(new SignInError('nonce', { cause }))
  expect(sentence).toMatch(/^Signing in failed \(nonce\)\. \S/)
  expect(sentence).toMatch(words)
  expect(sentence.length).toBeLessThan(300)
})
