import fc from 'fast-check'
import { erc20Abi } from 'viem'
import { decodeFunctionData } from 'viem/utils'
import { expect, test } from 'vitest'
import { decodeMultiSend, encodeMultiSend } from '@ghost-pay/safe-protocol/multisend'

import { memoReference, readMemo } from '../memo/index.ts'
import { anyAddress } from '../testing/arbitraries.ts'
import { largeBatchLimits, type PayableLine, payrollCall, splitPayroll } from './index.ts'

const dusd = {
  address: '0x8C04827329f40a0de8145226d98719aA2a5c53bb',
  symbol: 'dUSD',
  decimals: 6,
  balance: undefined,
} as const
const ether = { address: undefined, symbol: 'ETH', decimals: 18, balance: undefined }

const anyLine: fc.Arbitrary<PayableLine> = fc
  .record({
    address: anyAddress,
    amount: fc.bigInt({ min: 1n, max: 10n ** 18n }),
    token: fc.constantFrom(dusd, ether),
    memo: fc.constantFrom('', 'Rent', 'Invoice 12'),
  })
  .map((line) => ({
    ...line,
    line: 1,
    problems: [],
    typed: { name: '', address: '', amount: '', token: '', memo: '' },
  }))

test('batches have every line once, in order, and none is above a limit', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { maxLength: 60 }),
      fc.record({
        lines: fc.integer({ min: 1, max: 20 }),
        hexCharacters: fc.integer({ min: 1000, max: 9000 }),
        gas: fc.bigInt({ min: 100_000n, max: 900_000n }),
      }),
      fc.constantFrom('none' as const, 'reference' as const),
      (lines, limits, memos) => {
        const batches = splitPayroll(lines, { limits, memos })
        expect(batches.flatMap((batch) => batch.lines)).toEqual(lines)
        for (const batch of batches) {
          const data = encodeMultiSend(batch.lines.map((line) => payrollCall(line, { memos })))
          expect(batch.hexCharacters).toBe(data.length)
          expect(batch.lines.length).toBeLessThanOrEqual(limits.lines)
          expect(batch.hexCharacters).toBeLessThanOrEqual(limits.hexCharacters)
          expect(batch.gas).toBeLessThanOrEqual(limits.gas)
          expect(decodeMultiSend(data)).toHaveLength(batch.lines.length)
        }
      },
    ),
    { numRuns: 50 },
  )
})

test('500 lines of a token are five batches for a device, and three without one', () => {
  const [line] = fc.sample(
    anyLine.filter(({ token }) => token === dusd),
    1,
  )
  const lines = Array.from({ length: 500 }, () => line!)
  const sizes = (options?: Parameters<typeof splitPayroll>[1]) =>
    splitPayroll(lines, options).map((batch) => batch.lines.length)
  expect(sizes()).toEqual([100, 100, 100, 100, 100])
  expect(sizes({ limits: largeBatchLimits })).toEqual([200, 200, 100])
  // A token that costs more makes smaller batches.
  expect(sizes({ gasOf: () => 240_000n })[0]).toBe(50)
})

test('a batch for a device has at most 16 kB, also with a memo in each line', () => {
  const [line] = fc.sample(
    anyLine.filter(({ token, memo }) => token === dusd && memo !== ''),
    1,
  )
  const lines = Array.from({ length: 300 }, () => line!)
  for (const memos of ['none', 'reference'] as const) {
    for (const batch of splitPayroll(lines, { memos })) {
      const data = encodeMultiSend(batch.lines.map((one) => payrollCall(one, { memos })))
      expect(batch.lines.length).toBeLessThanOrEqual(100)
      expect((data.length - 2) / 2).toBeLessThanOrEqual(16_000)
    }
  }
})

test('a memo is bound to a transfer of a token, never to a payment of currency', () => {
  fc.assert(
    fc.property(anyLine, (line) => {
      const call = payrollCall(line, { memos: 'reference' })
      const plain = payrollCall(line)
      if (line.token.address === undefined) {
        expect(call).toEqual({ to: line.address, value: line.amount, data: '0x', operation: 0 })
      } else if (line.memo === '') {
        expect(call).toEqual(plain)
      } else {
        expect(readMemo(call.data)).toEqual({
          recipient: line.address,
          amount: line.amount,
          reference: memoReference(line.memo),
        })
        expect(decodeFunctionData({ abi: erc20Abi, data: call.data })).toEqual(
          decodeFunctionData({ abi: erc20Abi, data: plain.data }),
        )
      }
    }),
  )
})
