import { encodeAbiParameters, type Hex, stringToHex } from 'viem'
import { expect, test } from 'vitest'

import { readTokenText } from './readTokenText.ts'

const text = (value: string) => encodeAbiParameters([{ type: 'string' }], [value])
const bytes = (value: string) => stringToHex(value, { size: 32 })
/** The text stands 64 bytes behind the beginning, and not 32. */
const further = `0x${'40'.padStart(64, '0')}${'0'.repeat(64)}${text('DAI').slice(66)}` as Hex

test.each<[string, Hex | undefined, string]>([
  ['a text', text('dUSD'), 'dUSD'],
  ['an empty text', text(''), ''],
  [
    'a long text',
    text('A token with a long name, of more than 32 bytes'),
    'A token with a long name, of more than 32 bytes',
  ],
  ['a text that begins later', further, 'DAI'],
  ['32 bytes', bytes('MKR'), 'MKR'],
  ['32 bytes without an end', bytes('x'.repeat(32)), 'x'.repeat(32)],
  ['32 bytes of another alphabet', bytes('₮ether'), '₮ether'],
  ['32 zero bytes', bytes(''), ''],
  ['32 bytes that are no text', `0x${'ff'.repeat(32)}`, ''],
  ['zero bytes in a text', text('NU\0L\0\0'), 'NUL'],
  ['control characters', text('\u0007dUSD\r\n2\u009f'), 'dUSD 2'],
  ['an answer that is cut off', `0x${'20'.padStart(64, '0')}${'ff'.repeat(32)}`, ''],
  ['an answer of a few bytes', '0x4d4b52', ''],
  ['nothing', '0x', ''],
  ['no answer', undefined, ''],
])('reads %s', (_, answer, expected) => {
  expect(readTokenText(answer)).toBe(expected)
})
