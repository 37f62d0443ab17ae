import { concat, encodeAbiParameters, type Hex, numberToHex } from 'viem'
import { expect, test } from 'vitest'

import { InvalidFieldError } from '../errors.ts'
import { findRevertData, readAccessorSimulation } from './accessorSimulation.ts'

const word = (value: number): Hex => numberToHex(value, { size: 32 })
const said = encodeAbiParameters(
  [{ type: 'uint256' }, { type: 'bool' }, { type: 'bytes' }],
  [25_000n, false, '0x1234'],
)

test('an answer is read behind success and length', () => {
  const answer = concat([word(1), word(160), said])
  expect(readAccessorSimulation(answer)).toEqual({
    gas: 25_000n,
    success: false,
    returnData: '0x1234',
  })
})

test.each([
  ['nothing', '0x'],
  ['half a word', '0x1234'],
  ['a reason in text', concat(['0x08c379a0', word(32), word(2), '0x4753'])],
  ['an accessor that failed', concat([word(0), word(160), said])],
  ['success of neither kind', concat([word(2), word(160), said])],
  ['an accessor that said nothing', concat([word(1), word(0)])],
] as const)('%s is no answer', (_, reverted) => {
  expect(() => readAccessorSimulation(reverted)).toThrow(InvalidFieldError)
})

test.each([
  ['as it is', { data: '0x12' }, '0x12'],
  ['in an object', { data: { data: '0x12' } }, '0x12'],
  ['in its cause', { cause: { data: 7, cause: { data: '0x12' } } }, '0x12'],
  ['in no hex', { data: '0xzz' }, undefined],
  ['nowhere', new Error('no'), undefined],
  ['in nothing', undefined, undefined],
])('the data of a revert are found %s', (_, error, data) => {
  expect(findRevertData(error)).toBe(data)
})
