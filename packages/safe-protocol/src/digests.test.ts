import fc from 'fast-check'
import { concat, keccak256, numberToHex, size } from 'viem'
import { expect, test } from 'vitest'

import { calldataDigest, safeMessageDigests, safeTxDigests } from './digests.ts'
import { domainHash } from './domain.ts'
import { InvalidFieldError } from './errors.ts'
import { safeMessageHash } from './safeMessageHash.ts'
import { safeTxHash } from './safeTxHash.ts'
import { anyTransaction, hexOf } from './testing/arbitraries.ts'

const safe = { chainId: 100, safe: '0x90F79bf6EB2c4f870365E785982E1f101E93b906', version: '1.4.1' }

test('the digests of a transaction belong together', () => {
  fc.assert(
    fc.property(anyTransaction, (transaction) => {
      const digests = safeTxDigests({ ...safe, transaction })
      expect(digests.eip712Digest).toBe(safeTxHash({ ...safe, transaction }))
      expect(digests.domainHash).toBe(domainHash(safe))
      expect(keccak256(concat(['0x1901', digests.domainHash, digests.messageHash]))).toBe(
        digests.eip712Digest,
      )
      expect(digests.calldataDigest).toBe(calldataDigest(transaction.data))
    }),
  )
})

test('the digests of a message belong together', () => {
  const digests = safeMessageDigests({ ...safe, message: 'hello' })
  expect(digests.eip712Digest).toBe(safeMessageHash({ ...safe, message: 'hello' }))
  expect(keccak256(concat(['0x1901', digests.domainHash, digests.messageHash]))).toBe(
    digests.eip712Digest,
  )
})

test('a calldata digest is over the length and the data', () => {
  fc.assert(
    fc.property(hexOf(0, 100), (data) => {
      expect(calldataDigest(data)).toBe(
        keccak256(concat([numberToHex(size(data), { size: 32 }), data])),
      )
    }),
  )
  expect(() => calldataDigest('0x123')).toThrow(InvalidFieldError)
})
