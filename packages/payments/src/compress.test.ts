import fc from 'fast-check'
import { expect, test } from 'vitest'

import { compress, decompress } from './compress.ts'

const repetitive = fc
  .array(fc.constantFrom(new Uint8Array(24), Uint8Array.of(1, 2, 3, 4, 5), Uint8Array.of(9)))
  .map((parts) => Uint8Array.from(parts.flatMap((part) => [...part])))

test('what was made shorter becomes what it was', () => {
  fc.assert(
    fc.property(fc.oneof(fc.uint8Array({ maxLength: 300 }), repetitive), (bytes) => {
      expect(decompress(compress(bytes), { limit: bytes.length })).toEqual(bytes)
    }),
  )
})

test('a few bytes that stand for more than is allowed are refused', () => {
  const zeros = compress(new Uint8Array(1_000_000))
  expect(zeros.length).toBeLessThan(20)
  expect(decompress(zeros, { limit: 999_999 })).toBeUndefined()
})

test('any bytes are read or refused, and never read beyond their limit', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      const read = decompress(bytes, { limit: 1000 })
      expect(read === undefined || read.length <= 1000).toBe(true)
    }),
    { numRuns: 1000 },
  )
})
