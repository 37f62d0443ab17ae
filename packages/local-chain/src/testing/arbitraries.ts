import fc from 'fast-check'
import { type Address, getAddress, type Hex, toHex } from 'viem'
import type { SafeTransaction } from '@ghost-pay/safe-protocol'

/** Whole bytes as hex text. */
export const hexOf = (minBytes: number, maxBytes = minBytes): fc.Arbitrary<Hex> =>
  fc.uint8Array({ minLength: minBytes, maxLength: maxBytes }).map((bytes) => toHex(bytes))

export const anyAddress: fc.Arbitrary<Address> = hexOf(20).map((hex) => getAddress(hex))

/** Small numbers, large ones, and the two ends. */
const anyUint256: fc.Arbitrary<bigint> = fc.oneof(
  fc.bigInt({ min: 0n, max: 1000n }),
  fc.bigInt({ min: 0n, max: (1n << 256n) - 1n }),
  fc.constantFrom(0n, (1n << 256n) - 1n),
)

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
