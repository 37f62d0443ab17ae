import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { anyAddress, anyUint256 } from '../testing/arbitraries.ts'
import { formatPaymentUri, type PaymentUri, readPaymentUri } from './index.ts'

const payee = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const token = '0x89205A3A3b2A69De6Dbf7f01ED13B2108B2c43e7'

const anyPayment: fc.Arbitrary<PaymentUri> = fc.record({
  chainId: fc.option(fc.integer({ min: 1 }), { nil: undefined }),
  recipient: anyAddress,
  token: fc.option(anyAddress, { nil: null }),
  amount: fc.option(anyUint256, { nil: undefined }),
})

test('a payment that is written is read as the same payment', () => {
  fc.assert(
    fc.property(anyPayment, (payment) => {
      expect(readPaymentUri(formatPaymentUri(payment))).toEqual(payment)
    }),
  )
})

test('writes links as the standard shows them, amounts without exponent', () => {
  const native = { chainId: 1, recipient: payee, token: null } as const
  expect(formatPaymentUri({ ...native, amount: 2_014_000_000_000_000_000n })).toBe(
    `ethereum:${payee}@1?value=2014000000000000000`,
  )
  expect(formatPaymentUri({ ...native, chainId: undefined, amount: undefined })).toBe(
    `ethereum:${payee}`,
  )
  expect(formatPaymentUri({ ...native, chainId: 100, token, amount: 1n })).toBe(
    `ethereum:${token}@100/transfer?address=${payee}&uint256=1`,
  )
  expect(() => formatPaymentUri({ ...native, amount: -1n })).toThrow(RangeError)
  expect(() => formatPaymentUri({ ...native, amount: 1n << 256n })).toThrow(RangeError)
  expect(() => formatPaymentUri({ ...native, chainId: 1.5, amount: 1n })).toThrow(RangeError)
})

test.each([
  ['2.014e18', 2_014_000_000_000_000_000n],
  ['1e0', 1n],
  ['+5', 5n],
  ['007', 7n],
  ['1.50e2', 150n],
  ['1.0e1', 10n],
  ['1E3', 1000n],
  [`${(1n << 256n) - 1n}`, (1n << 256n) - 1n],
])('reads the number %s exactly', (text, amount) => {
  expect(readPaymentUri(`ethereum:${payee}?value=${text}`).amount).toBe(amount)
})

describe('what two programs could read as two payments is refused', () => {
  test.each([
    // Half of the smallest unit.
    ['number', `ethereum:${payee}?value=1.5`],
    ['number', `ethereum:${payee}?value=1.55e1`],
    ['number', `ethereum:${payee}?value=1e`],
    ['number', `ethereum:${payee}?value=1e-2`],
    ['number', `ethereum:${payee}?value=-1`],
    ['number', `ethereum:${payee}?value=.5e1`],
    ['number', `ethereum:${payee}?value=0x10`],
    ['number', `ethereum:${payee}?value=1,000`],
    ['number', `ethereum:${payee}?value=${1n << 256n}`],
    ['number', `ethereum:${payee}?value=1e99`],
    ['number', `ethereum:${payee}?value=`],
    ['number', `ethereum:${payee}@0x1`],
    ['number', `ethereum:${payee}@0`],
    ['number', `ethereum:${payee}@`],
    ['number', `ethereum:${payee}@99999999999999999`],
    ['name', 'ethereum:vitalik.eth?value=1'],
    ['name', `ethereum:${token}/transfer?address=vitalik.eth&uint256=1`],
    ['checksum', `ethereum:${payee.replace('fB69', 'Fb69')}`],
    ['checksum', `ethereum:${token}/transfer?address=${payee.replace('fB69', 'Fb69')}&uint256=1`],
    ['function', `ethereum:${token}/approve?address=${payee}&uint256=1`],
    ['function', `ethereum:${token}/transferFrom?address=${payee}&uint256=1`],
    ['function', `ethereum:${token}/?address=${payee}&uint256=1`],
    ['parameter', `ethereum:${token}/transfer?uint256=1&address=${payee}`],
    ['parameter', `ethereum:${token}/transfer?address=${payee}&uint256=1&uint256=2`],
    ['parameter', `ethereum:${token}/transfer?address=${payee}&uint256=1&value=1`],
    ['parameter', `ethereum:${token}/transfer?address=${payee}&uint8=1`],
    ['parameter', `ethereum:${token}/transfer`],
    ['parameter', `ethereum:${payee}?value=1&value=2`],
    ['parameter', `ethereum:${payee}?address=${token}&uint256=1`],
    ['parameter', `ethereum:${payee}?amount=1`],
    ['parameter', `ethereum:${payee}?value`],
    ['format', `bitcoin:${payee}`],
    ['format', `ethereum:${payee.slice(0, -1)}`],
    ['format', 'ethereum:'],
    ['format', payee],
    ['tooLong', `ethereum:${payee}?value=${'0'.repeat(400)}`],
  ])('%s: %s', (code, text) => {
    expect(() => readPaymentUri(text)).toThrow(expect.objectContaining({ code }))
  })
})

test('gas is left out, an address without capitals is taken, the prefix may be spelt', () => {
  const text = `ETHEREUM:pay-${payee.toLowerCase()}@5?gas=21000&value=3&gasPrice=1e9`
  expect(readPaymentUri(` ${text}\n`)).toEqual({
    chainId: 5,
    recipient: payee,
    token: null,
    amount: 3n,
  })
})
