import fc from 'fast-check'
import * as viem from 'viem/utils'
import { describe, expect, test } from 'vitest'

import * as own from './viemUtils.ts'

const bytes = fc.uint8Array({ maxLength: 600 }).map((value) => viem.bytesToHex(value))

describe('what the verify page has in the place of viem', () => {
  test('hashes any bytes as viem does, at every length around a block', () => {
    for (let length = 0; length < 300; length++) {
      const hex = viem.bytesToHex(Uint8Array.from({ length }, (_, at) => (at * 7 + length) % 256))
      expect(own.keccak256(hex)).toBe(viem.keccak256(hex))
    }
    fc.assert(fc.property(bytes, (hex) => own.keccak256(hex) === viem.keccak256(hex)))
  })

  test('writes the checksum of any address as viem does, whatever case it comes in', () => {
    const address = fc
      .tuple(fc.uint8Array({ minLength: 20, maxLength: 20 }), fc.boolean())
      .map(([value, upper]) => {
        const digits = viem.bytesToHex(value).slice(2)
        return `0x${upper ? digits.toUpperCase() : digits}`
      })
    fc.assert(fc.property(address, (text) => own.getAddress(text) === viem.getAddress(text)))
  })

  test('writes any amount as viem does', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
        fc.nat({ max: 80 }),
        (amount, decimals) =>
          own.formatUnits(amount, decimals) === viem.formatUnits(amount, decimals),
      ),
    )
    expect(own.formatUnits(1000n, 0)).toBe('1000')
    expect(own.formatUnits(1000n, 3)).toBe('1')
  })
})
