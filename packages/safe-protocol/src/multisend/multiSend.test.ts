import fc from 'fast-check'
import type { Hex } from 'viem'
import { encodeFunctionData, encodePacked, size } from 'viem/utils'
import { describe, expect, test } from 'vitest'

import { InvalidFieldError, MalformedMultiSendError } from '../errors.ts'
import { anyAddress, anyText, anyUint256, hexOf } from '../testing/arbitraries.ts'
import { batchTransaction } from './batchTransaction.ts'
import { decodeMultiSend } from './decodeMultiSend.ts'
import { encodeMultiSend } from './encodeMultiSend.ts'
import { multiSendAbi } from './multiSendAbi.ts'

const anyBatch = fc.array(
  fc.record({
    to: anyAddress,
    value: anyUint256,
    data: hexOf(0, 100),
    operation: fc.constantFrom(0 as const, 1 as const),
  }),
  { maxLength: 8 },
)

test('a batch comes apart as it was put together, and is encoded as viem encodes it', () => {
  fc.assert(
    fc.property(anyBatch, (transactions) => {
      const packed = transactions.map(({ operation, to, value, data }) =>
        encodePacked(
          ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
          [operation, to, value, BigInt(size(data)), data],
        ).slice(2),
      )
      const expected = encodeFunctionData({
        abi: multiSendAbi,
        functionName: 'multiSend',
        args: [`0x${packed.join('')}`],
      })
      expect(encodeMultiSend(transactions)).toBe(expected)
      expect(decodeMultiSend(expected)).toEqual(transactions)
    }),
  )
})

test('any damage is either read as another batch or refused by name', () => {
  fc.assert(
    fc.property(anyBatch, fc.nat(), fc.nat(), fc.nat(255), (transactions, at, cut, byte) => {
      const data = encodeMultiSend(transactions)
      const place = 2 + (at % ((data.length - 2) / 2)) * 2
      const changed: Hex = `0x${data.slice(2, place)}${byte.toString(16).padStart(2, '0')}${data.slice(place + 2)}`
      const shorter: Hex = `0x${data.slice(2, 2 + (cut % ((data.length - 2) / 2)) * 2)}`
      for (const damaged of [changed, shorter]) expectNamed(() => decodeMultiSend(damaged))
    }),
    { numRuns: 500 },
  )
})

test('whatever is no batch is refused by name', () => {
  fc.assert(
    fc.property(anyText, (text) => expectNamed(() => decodeMultiSend(text))),
    { numRuns: 500 },
  )
})

function expectNamed(run: () => unknown) {
  try {
    run()
  } catch (error) {
    expect(
      error instanceof MalformedMultiSendError || error instanceof InvalidFieldError,
      String(error),
    ).toBe(true)
  }
}

describe('what the contract would read differently from what is shown', () => {
  const to = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
  const wrap = (packed: string) =>
    encodeFunctionData({ abi: multiSendAbi, functionName: 'multiSend', args: [`0x${packed}`] })
  const part = (operation: string, length: number, data: string) =>
    `${operation}${to.slice(2)}${'0'.repeat(64)}${length.toString(16).padStart(64, '0')}${data}`

  test.each([
    ['truncated', part('00', 4, '1234')],
    ['truncated', `${part('00', 2, '1234')}00`],
    ['truncated', part('00', 2, '1234').slice(0, 100)],
    ['operation', part('02', 2, '1234')],
  ])('%s', (reason, packed) => {
    expect(() => decodeMultiSend(wrap(packed))).toThrow(expect.objectContaining({ reason }))
  })

  test('a length that reaches beyond the end of the last part, but not beyond the whole', () => {
    expect(() => decodeMultiSend(wrap(part('00', 2, '1234') + part('00', 4, '1234')))).toThrow(
      expect.objectContaining({ reason: 'truncated', offset: 87 }),
    )
  })

  test('another function, and what is no data', () => {
    const data = wrap(part('00', 2, '1234'))
    expect(() => decodeMultiSend(`0xdeadbeef${data.slice(10)}`)).toThrow(
      expect.objectContaining({ reason: 'selector' }),
    )
    expect(() => decodeMultiSend('hello' as Hex)).toThrow(InvalidFieldError)
  })

  test('a length beyond any memory', () => {
    const endless = `00${to.slice(2)}${'0'.repeat(64)}${'f'.repeat(64)}`
    expect(() => decodeMultiSend(wrap(endless))).toThrow(
      expect.objectContaining({ reason: 'truncated' }),
    )
  })
})

const multiSend = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'
const to = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

test('one transaction needs no batch', () => {
  expect(batchTransaction({ transactions: [{ to, value: '5' }], multiSend })).toEqual({
    to,
    value: 5n,
    data: '0x',
    operation: 0,
  })
})

test('several become one delegatecall of MultiSendCallOnly', () => {
  const batch = batchTransaction({ transactions: [{ to }, { to, value: 1 }], multiSend })
  expect(batch).toMatchObject({ to: multiSend, value: 0n, operation: 1 })
  expect(decodeMultiSend(batch.data)).toHaveLength(2)
})

test('names the field that cannot be encoded', () => {
  expect(() => encodeMultiSend([{ to }, { to: '0x12' }])).toThrow('transactions[1].to')
  expect(() => encodeMultiSend([{ to, value: -1n }])).toThrow('transactions[0].value')
  expect(() => encodeMultiSend([{ to, data: '0x1' }])).toThrow('transactions[0].data')
  expect(() => batchTransaction({ transactions: [], multiSend })).toThrow(InvalidFieldError)
  expect(() => encodeMultiSend([{ to, operation: 2 as 1 }])).toThrow('transactions[0].operation')
  for (const transactions of [[{ to }], [{ to }, { to }]]) {
    expect(() => batchTransaction({ transactions, multiSend: '0x12' })).toThrow(InvalidFieldError)
  }
})
