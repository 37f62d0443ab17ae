import fc from 'fast-check'
import { expect, test } from 'vitest'

import { fromBase64url, toBase64url } from './base64url.ts'

test('it is what Node writes, and comes back', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      const text = toBase64url(bytes)
      expect(text).toBe(Buffer.from(bytes).toString('base64url'))
      expect(fromBase64url(text)).toEqual(bytes)
    }),
  )
})

test('bytes have one text only', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 8 }), (text) => {
      const bytes = fromBase64url(text)
      if (bytes) expect(toBase64url(bytes)).toBe(text)
    }),
    { numRuns: 2000 },
  )
  expect(fromBase64url('AB')).toBeUndefined()
  expect(fromBase64url('AA')).toEqual(Uint8Array.of(0))
  expect(fromBase64url('A')).toBeUndefined()
  expect(fromBase64url('AA=')).toBeUndefined()
})
