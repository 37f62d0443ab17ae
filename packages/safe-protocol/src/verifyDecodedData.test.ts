import { encodeFunctionData, parseAbi } from 'viem'
import { expect, test } from 'vitest'

import { verifyDecodedData } from './verifyDecodedData.ts'

const abi = parseAbi([
  'function transfer(address to, uint256 value)',
  'function pause()',
  'function set(bool on, bytes data, string name, int8 offset)',
  'function pay((address to, uint256 amount)[] payments, uint256[2] limits)',
])
const to = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

const cases = [
  {
    data: encodeFunctionData({ abi, functionName: 'transfer', args: [to, 5n] }),
    decoded: {
      method: 'transfer',
      parameters: [
        { name: 'to', type: 'address', value: to },
        { name: 'value', type: 'uint256', value: '5' },
      ],
    },
  },
  {
    data: encodeFunctionData({ abi, functionName: 'pause' }),
    decoded: { method: 'pause', parameters: null },
  },
  {
    data: encodeFunctionData({ abi, functionName: 'set', args: [true, '0x1234', 'Ann', -5] }),
    decoded: {
      method: 'set',
      parameters: [
        { type: 'bool', value: 'True' },
        { type: 'bytes', value: '0x1234' },
        { type: 'string', value: 'Ann' },
        { type: 'int8', value: '-5' },
      ],
    },
  },
  {
    data: encodeFunctionData({ abi, functionName: 'pay', args: [[{ to, amount: 7n }], [1n, 2n]] }),
    decoded: {
      method: 'pay',
      parameters: [
        { type: '(address,uint256)[]', value: [[to, '7']] },
        { type: 'uint256[2]', value: '["1","2"]' },
      ],
    },
  },
]

test.each(cases)('believes a true decoding of $decoded.method', ({ data, decoded }) => {
  expect(verifyDecodedData({ data, decoded })).toBe(true)
})

test('does not mind the case of letters', () => {
  const [, , set] = cases
  const data = set?.data.replace('1234', 'abcd') ?? '0x'
  const parameters = set?.decoded.parameters?.map((parameter) =>
    parameter.type === 'bytes' ? { type: 'bytes', value: '0xABCD' } : parameter,
  )
  expect(verifyDecodedData({ data, decoded: { method: 'set', parameters } })).toBe(true)
})

test.each([
  {
    method: 'transfer',
    parameters: [
      { type: 'address', value: `0x${'11'.repeat(20)}` },
      { type: 'uint256', value: '5' },
    ],
  },
  {
    method: 'transfer',
    parameters: [
      { type: 'address', value: to },
      { type: 'uint256', value: '6' },
    ],
  },
  {
    method: 'approve',
    parameters: [
      { type: 'address', value: to },
      { type: 'uint256', value: '5' },
    ],
  },
  { method: 'transfer', parameters: [{ type: 'address', value: to }] },
  {
    method: 'transfer',
    parameters: [
      { type: 'address', value: 'Ann' },
      { type: 'uint256', value: 'five' },
    ],
  },
  { method: 'transfer(', parameters: [] },
  { method: 'transfer', parameters: [{ type: 'nonsense', value: to }] },
  { method: 'transfer', parameters: [{ type: 'uint256[]', value: '{' }] },
])('does not believe $method $parameters', (decoded) => {
  const [transfer] = cases
  expect(verifyDecodedData({ data: transfer?.data ?? '0x', decoded })).toBe(false)
})
