import fc from 'fast-check'
import type { Address, Hex } from 'viem'
import { bytesToHex, getAddress } from 'viem/utils'

/** Whole bytes as hex text. */
export function hexOf(minBytes: number, maxBytes = minBytes): fc.Arbitrary<Hex> {
  return fc
    .uint8Array({ minLength: minBytes, maxLength: maxBytes })
    .map((bytes) => bytesToHex(bytes))
}

export const anyAddress: fc.Arbitrary<Address> = hexOf(20).map((hex) => getAddress(hex))

/** Small numbers, large ones, and the two ends. */
export const anyUint256: fc.Arbitrary<bigint> = fc.oneof(
  fc.bigInt({ min: 0n, max: 1000n }),
  fc.bigInt({ min: 0n, max: (1n << 256n) - 1n }),
  fc.constantFrom(0n, (1n << 256n) - 1n),
)
