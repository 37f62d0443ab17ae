import fc from 'fast-check'
import { decodeFunctionData, encodeFunctionData, erc20Abi } from 'viem'
import { expect, test } from 'vitest'

import { anyAddress, anyUint256, hexOf } from '../testing/arbitraries.ts'
import { bindMemo, InvalidMemoError, memoReference, readMemo } from './index.ts'

const transferOf = (recipient: `0x${string}`, amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [recipient, amount] })

test('a bound transfer is the same transfer, and its reference is read back', () => {
  fc.assert(
    fc.property(anyAddress, anyUint256, hexOf(32), (recipient, amount, reference) => {
      const data = bindMemo(transferOf(recipient, amount), reference)
      expect(readMemo(data)).toEqual({ recipient, amount, reference })
      expect(decodeFunctionData({ abi: erc20Abi, data }).args).toEqual([recipient, amount])
    }),
  )
})

test('what is no transfer with a reference has none', () => {
  fc.assert(
    fc.property(hexOf(0, 140), (data) => {
      expect(readMemo(data)).toBeUndefined()
      expect(() => bindMemo(data, memoReference('x'))).toThrow(InvalidMemoError)
    }),
  )
  const transfer = transferOf('0x90F79bf6EB2c4f870365E785982E1f101E93b906', 1n)
  expect(readMemo(transfer)).toBeUndefined()
  // A word with something before the address names nobody.
  expect(readMemo(`0xa9059cbb${'1'.repeat(64 * 3)}`)).toBeUndefined()
  expect(() => bindMemo(transfer, '0x12')).toThrow(expect.objectContaining({ code: 'reference' }))
  expect(() => bindMemo(`${transfer}00`, memoReference('x'))).toThrow(
    expect.objectContaining({ code: 'data' }),
  )
  expect(() => bindMemo(bindMemo(transfer, memoReference('x')), memoReference('y'))).toThrow(
    expect.objectContaining({ code: 'bound' }),
  )
})

test('the same words are the same reference, however a keyboard composes them', () => {
  expect(memoReference(' Café 12 ')).toBe(memoReference('Cafe\u0301 12'))
  expect(memoReference('Invoice 1')).not.toBe(memoReference('Invoice 2'))
})
