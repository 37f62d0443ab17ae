import fc from 'fast-check'
import { hashTypedData, keccak256 } from 'viem/utils'
import { expect, test } from 'vitest'

import { InvalidFieldError } from './errors.ts'
import { nestedSafeTypedData } from './nestedSafe.ts'
import { safeMessageTypedData } from './safeMessageTypedData.ts'
import { toSafeTransaction } from './safeTransaction.ts'
import { safeTxHash, safeTxPreimage } from './safeTxHash.ts'
import { safeTxTypedData } from './safeTxTypedData.ts'
import { anyAddress, anyTransaction, anyUint256 } from './testing/arbitraries.ts'

const anyVersion = fc.constantFrom('0.1.0', '1.0.0', '1.1.1', '1.2.0', '1.3.0+L2', '1.4.1', '1.5.0')

/** What typed data can hold: a number. */
const anyChainId = fc.bigInt({ min: 0n, max: BigInt(Number.MAX_SAFE_INTEGER) })

test('hash, typed data and preimage say the same for any transaction', () => {
  fc.assert(
    fc.property(
      anyChainId,
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

test('typed data is plain JSON and hashes the same after a journey as text', () => {
  fc.assert(
    fc.property(
      anyChainId,
      anyAddress,
      anyVersion,
      anyTransaction,
      (chainId, safe, version, transaction) => {
        const account = { chainId, safe, version }
        const signed = safeTxTypedData({ ...account, transaction })
        const text = JSON.stringify(signed)
        expect(hashTypedData(JSON.parse(text) as typeof signed)).toBe(
          safeTxHash({ ...account, transaction }),
        )
        for (const typedData of [
          signed,
          safeMessageTypedData({ ...account, message: 'hello' }),
          nestedSafeTypedData({ ...account, transaction, owner: { safe, version } }),
        ]) {
          const received = JSON.parse(JSON.stringify(typedData)) as typeof typedData
          expect(received).toEqual(typedData)
          expect(hashTypedData(received)).toBe(hashTypedData(typedData))
        }
      },
    ),
  )
})

test('a chain id that no wallet can hold is hashed, and not put into typed data', () => {
  fc.assert(
    fc.property(anyUint256, anyAddress, anyTransaction, (number, safe, transaction) => {
      const chainId = number | (1n << 53n)
      const parameters = { chainId, safe, version: '1.4.1', transaction }
      expect(safeTxHash(parameters)).toBe(keccak256(safeTxPreimage(parameters)))
      expect(() => safeTxTypedData(parameters)).toThrow(InvalidFieldError)
    }),
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
