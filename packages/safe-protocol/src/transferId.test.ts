import fc from 'fast-check'
import { expect, test } from 'vitest'

import { InvalidTransactionIdError, SafeProtocolError } from './errors.ts'
import { anyAddress, anyHash } from './testing/arbitraries.ts'
import { formatTransactionId, parseTransactionId, type TransactionId } from './transactionId.ts'
import { formatTransferId, parseTransferId, type TransferId } from './transferId.ts'

const anyIndex = fc.integer({ min: 0, max: 100_000 })

const anyTransferId: fc.Arbitrary<TransferId> = fc.oneof(
  fc.record({ kind: fc.constant('token' as const), txHash: anyHash, logIndex: anyIndex }),
  fc.record({
    kind: fc.constant('internal' as const),
    txHash: anyHash,
    traceAddress: fc.array(anyIndex, { maxLength: 5 }),
  }),
)

const anyId: fc.Arbitrary<TransactionId> = fc.oneof(
  fc.record({ type: fc.constant('multisig' as const), safe: anyAddress, safeTxHash: anyHash }),
  fc.record({
    type: fc.constant('transfer' as const),
    safe: anyAddress,
    transferId: anyTransferId.map(formatTransferId),
  }),
  fc.record({ type: fc.constant('creation' as const), safe: anyAddress }),
  fc.record({ type: fc.constant('safeTxHash' as const), safeTxHash: anyHash }),
)

test('ids of movements are read as they were written', () => {
  fc.assert(
    fc.property(anyTransferId, (id) => {
      expect(parseTransferId(formatTransferId(id))).toEqual(id)
    }),
  )
})

test('ids of transactions are read as they were written', () => {
  fc.assert(
    fc.property(anyId, (id) => {
      expect(parseTransactionId(formatTransactionId(id))).toEqual(id)
    }),
  )
})

test.each([
  '',
  'e',
  `e${'ab'.repeat(32)}`,
  `e${'ab'.repeat(32)}1,2`,
  `i${'ab'.repeat(32)},1`,
  `x${'ab'.repeat(32)}1`,
])('refuses %j', (id) => {
  expect(() => parseTransferId(id)).toThrow(InvalidTransactionIdError)
})

test('no text crashes the reading', () => {
  const pieces = fc.constantFrom(
    'multisig',
    'module',
    'transfer',
    'creation',
    '_',
    '0x',
    'ab'.repeat(20),
    'ab'.repeat(32),
    'i',
    'e',
    '0',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(pieces).map((parts) => parts.join('')),
      ),
      (text) => {
        try {
          expect(formatTransactionId(parseTransactionId(text)).toLowerCase()).toBe(
            text.toLowerCase(),
          )
        } catch (error) {
          expect(error).toBeInstanceOf(SafeProtocolError)
        }
      },
    ),
    { numRuns: 1000 },
  )
})
