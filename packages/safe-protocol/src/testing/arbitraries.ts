import fc from 'fast-check'
import type { Address, Hex } from 'viem'
import { getAddress } from 'viem/utils'

import type { SafeTransaction } from '../safeTransaction.ts'

/** Whole bytes as hex text. */
export function hexOf(minBytes: number, maxBytes = minBytes): fc.Arbitrary<Hex> {
  return fc
    .uint8Array({ minLength: minBytes, maxLength: maxBytes })
    .map(
      (bytes): Hex =>
        `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`,
    )
}

export const anyAddress: fc.Arbitrary<Address> = hexOf(20).map((hex) => getAddress(hex))

export const anyHash: fc.Arbitrary<Hex> = hexOf(32)

/** Small numbers, large ones, and the two ends. */
export const anyUint256: fc.Arbitrary<bigint> = fc.oneof(
  fc.bigInt({ min: 0n, max: 1000n }),
  fc.bigInt({ min: 0n, max: (1n << 256n) - 1n }),
  fc.constantFrom(0n, (1n << 256n) - 1n),
)

export const anyPrivateKey: fc.Arbitrary<Hex> = fc
  .bigInt({ min: 1n, max: (1n << 250n) - 1n })
  .map((key): Hex => `0x${key.toString(16).padStart(64, '0')}`)

export const anyTransaction: fc.Arbitrary<SafeTransaction> = fc.record({
  to: anyAddress,
  value: anyUint256,
  data: hexOf(0, 200),
  operation: fc.constantFrom(0 as const, 1 as const),
  safeTxGas: anyUint256,
  baseGas: anyUint256,
  gasPrice: anyUint256,
  gasToken: anyAddress,
  refundReceiver: anyAddress,
  nonce: anyUint256,
})

/** Anything another party may send where hex text is expected: hex of any length, cut, mixed, or no hex at all. */
export const anyText: fc.Arbitrary<Hex> = fc
  .oneof(
    hexOf(0, 300),
    fc.string(),
    fc.constantFrom('', '0x', '0X00', '0x0', 'null'),
    hexOf(0, 40).map((hex) => `${hex}0`),
  )
  // The functions under test check the text themselves; that is what is tested.
  .map((text) => text as Hex)
