import fc from 'fast-check'
import { expect, test } from 'vitest'

import { parseJson } from './parseJson.ts'

test('reads what JSON.parse reads', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
      const text = JSON.stringify(value)
      fc.pre(!/__proto__/.test(text))
      // Whole numbers beyond 2^53 are the one thing that is read differently.
      fc.pre(!/\d{16}/.test(text))
      expect(parseJson(text)).toEqual(JSON.parse(text))
    }),
    { numRuns: 2000 },
  )
})

test('keeps every digit of a whole number, wherever it stands, and leaves text alone', () => {
  fc.assert(
    fc.property(fc.bigInt(), fc.string(), (number, text) => {
      const json = `{"a":${number},"b":[${number} , ${number}],"c":${JSON.stringify(`${text}: ${number}, [${number}]`)}}`
      const { a, b, c } = parseJson(json) as { a: unknown; b: unknown[]; c: unknown }
      expect([a, ...b].map((each) => String(each))).toEqual(Array(3).fill(String(number)))
      expect(c).toBe(`${text}: ${number}, [${number}]`)
    }),
    { numRuns: 1000 },
  )
})

test('leaves fractions and exponents to be numbers', () => {
  expect(parseJson('[0.12345678901234567890, 1e30, 1234567890123456.5, 9007199254740991]')).toEqual(
    [0.12345678901234568, 1e30, 1234567890123456.5, 9007199254740991],
  )
})
