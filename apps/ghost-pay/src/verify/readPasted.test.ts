import { expect, test } from 'vitest'

import { readPasted } from './readPasted.ts'

const to = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

test.each([
  ['1000000000000000001', '1000000000000000001'],
  ['9007199254740993', '9007199254740993'],
  ['7', '7'],
  ['"1000000000000000001"', '1000000000000000001'],
  // As it is written: what cannot be read as a whole number is refused further on.
  ['1.5', '1.5'],
])('an amount of %s keeps all its digits', (written, value) => {
  expect(readPasted(`{"to":"${to}","value":${written}}`)).toEqual({ to, value })
})

test.each([
  ['5', '5'],
  ['5,', '5'],
  ['"5",', '5'],
  // Half of it would be another amount.
  ['1e18', '1e18'],
  ['1,000', '1,000'],
  ['1_000', '1_000'],
  ["1'000", "1'000"],
  ['0xffz', '0xffz'],
])('an amount of %s in a line is read whole', (written, value) => {
  expect(readPasted(`to: ${to}\nvalue: ${written}\nnonce: 3`)).toEqual({ to, value, nonce: '3' })
  expect(readPasted(`to: ${to},value: ${written},nonce: 3`)).toMatchObject({ to, nonce: '3' })
})

test('an amount of a browser that does not tell how it was written is no amount', () => {
  const { parse } = JSON
  JSON.parse = (text: string, revive: (name: string, value: unknown) => unknown) =>
    parse(text, (name, value: unknown) => revive(name, value)) as unknown
  try {
    expect(readPasted(`{"to":"${to}","value":9007199254740993,"nonce":3}`)).toEqual({
      to,
      value: '',
      nonce: '3',
    })
  } finally {
    JSON.parse = parse
  }
})

test.each(['', 'hello', '{', '[]', '{"value":1}', 'to: nobody'])('%j is no transaction', (text) => {
  expect(readPasted(text)).toBeUndefined()
})
