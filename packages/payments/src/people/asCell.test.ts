import fc from 'fast-check'
import { expect, test } from 'vitest'

import { asCell, fromCell } from './asCell.ts'

const before = [
  '',
  ' ',
  '\t',
  '\r',
  '\n',
  '\u00a0',
  '\u200b',
  '\ufeff',
  '\u202e',
  '\u2060',
  '\u3000',
  ' \u00ad',
]
const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '\u2212']

test.each(before.flatMap((skipped) => signs.map((sign) => `${skipped}${sign}1+1`)))(
  '%j is no formula',
  (text) => {
    expect(asCell(text)).toBe(`'${text}`)
    expect(fromCell(asCell(text))).toBe(text)
  },
)

test.each(['Ana', "'", "O'Hara", "'tis", '', '0x1', '1-2', 'a=b', 'x@y.example'])(
  '%j stays as it is',
  (text) => {
    expect(asCell(text)).toBe(text)
    expect(fromCell(text)).toBe(text)
  },
)

test('every text comes back from its cell, apostrophes of its own included', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^['\t =+@＝-]{0,6}[a1]?$/),
  )
  fc.assert(
    fc.property(text, (name) => {
      expect(fromCell(asCell(name))).toBe(name)
    }),
    { numRuns: 2000 },
  )
  expect(fromCell(asCell("'=1"))).toBe("'=1")
})
