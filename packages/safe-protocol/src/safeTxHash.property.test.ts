import fc from 'fast-check'
import { hashTypedData, keccak256 } from 'viem/utils'
import { expect, test } from 'vitest'
import { safeTxHash, safeTxPreimage } from './safeTxHash.ts'
import { safeTxTypedData } from './safeTxTypedData.ts'
import { anyAddress, anyTransaction, anyUint256 } from './testing/arbitraries.ts'
import { toSafeTransaction } from './safeTransaction.ts'

const anyVersion = fc.constantFrom('0.1.0', '1.0.0', '1.1.1', '1.2.0', '1.3.0+L2', '1.4.1', '1.5.0')

test('hash, typed data and preimage say the same for any transaction', () => {
  fc.assert(
    fc.property(
      anyUint256,
      anyAddress,
      anyVersion,
      anyTransaction,
      (chainId, safe, version, transaction) => {
        const parameters = { chainId, safe, version, transaction }
        const hash = safeTxHash(parameters)
        expect(hashTypedData(safeTxTypedData(parameters))).toBe(hash)
        expect(keccak256(safeTxPreimage(parameters))).toBe(hash)
      },
    ),
  )
})

test('a transaction sent as JSON text has the same hash', () => {
  fc.assert(
    fc.property(anyAddress, anyVersion, anyTransaction, (safe, version, transaction) => {
      const text = JSON.stringify(transaction, (_, value: unknown) =>
        typeof value === 'bigint' ? value.toString() : value,
      )
      const received = JSON.parse(text) as typeof transaction
      const parameters = { chainId: 1, safe, version }
      expect(safeTxHash({ ...parameters, transaction: received })).toBe(
        safeTxHash({ ...parameters, transaction }),
      )
      expect(toSafeTransaction(received)).toEqual(transaction)
    }),
  )
})

test('any changed field changes the hash', () => {
  fc.assert(
    fc.property(anyAddress, anyTransaction, anyTransaction, (safe, transaction, other) => {
      const hashOf = (changed: typeof transaction) =>
        safeTxHash({ chainId: 1, safe, version: '1.4.1', transaction: changed })
      for (const field of Object.keys(transaction) as (keyof typeof transaction)[]) {
        const changed = { ...transaction, [field]: other[field] }
        expect(hashOf(changed) === hashOf(transaction)).toBe(other[field] === transaction[field])
      }
    }),
  )
})
