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

test('keeps the digits of the only number of a list, and of one below 0', () => {
  expect(parseJson('[9007199254740993]')).toEqual(['9007199254740993'])
  expect(parseJson('[-9007199254740993]')).toEqual(['-9007199254740993'])
})

test('a long number with an exponent is a number', () => {
  expect(parseJson('[9007199254740993e2]')).toEqual([Number('9007199254740993e2')])
  expect(parseJson('[9007199254740993E-2, 9007199254740993.5e+1]')).toEqual([
    Number('9007199254740993e-2'),
    Number('9007199254740993.5e1'),
  ])
})

test.each(['__proto__', '\\u005f_proto__', '__pr\\u006fto__', '\\u005F\\u005fproto\\u005F_'])(
  'a key that is %s does not come',
  (key) => {
    const read = parseJson(`{"a": {"${key}": {"isOwner": true}, "b": 1}}`) as { a: object }
    expect(Object.keys(read.a)).toEqual(['b'])
    expect(Object.getPrototypeOf(read.a)).toBe(Object.prototype)
    expect('isOwner' in read.a).toBe(false)
  },
)
