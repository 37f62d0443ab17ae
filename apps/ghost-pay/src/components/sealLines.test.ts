import fc from 'fast-check'
import { type Hash, keccak256, toHex } from 'viem'
import { expect, test } from 'vitest'

import { sealArcs, sealLines, sealSize } from './sealLines.ts'

const hash = keccak256(toHex('a payment'))
const anyHash = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes): Hash => toHex(bytes))

test('a hash has one seal', () => {
  expect(sealLines(hash)).toEqual(sealLines(hash))
  expect(sealLines(hash)).toHaveLength(8)
})

test('each byte of a hash shows', () => {
  for (let index = 0; index < 32; index += 1) {
    const at = 2 + index * 2
    const byte = Number.parseInt(hash.slice(at, at + 2), 16)
    const other = `${hash.slice(0, at)}${((byte + 60) % 256).toString(16).padStart(2, '0')}${hash.slice(at + 2)}`
    expect(sealLines(other as Hash), `byte ${index}`).not.toEqual(sealLines(hash))
  }
})

test('the lines stay within the ring', () => {
  fc.assert(
    fc.property(anyHash, (any) => {
      for (const line of sealLines(any)) {
        const numbers = line.slice(1, -1).split(' ').map(Number)
        expect(numbers).toHaveLength(432)
        for (let index = 0; index < numbers.length; index += 2) {
          const [x = NaN, y = NaN] = numbers.slice(index, index + 2)
          const radius = Math.hypot(x - sealSize / 2, y - sealSize / 2)
          expect(radius).toBeLessThanOrEqual(47.1)
          expect(radius).toBeGreaterThanOrEqual(4.9)
        }
      }
    }),
    { numRuns: 30 },
  )
})

test('the ring has an arc for each check, and they do not meet', () => {
  for (const count of [1, 4, 7, 8]) expect(new Set(sealArcs(count)).size).toBe(count)
  expect(sealArcs(7)[0]).toMatch(/^M62\.4 5\.1A55 55 0 0 1 101\.5 23\.9$/)
  // One arc goes almost all the way around.
  expect(sealArcs(1)[0]).toMatch(/^M62\.4 5\.1A55 55 0 1 1 57\.6 5\.1$/)
})
