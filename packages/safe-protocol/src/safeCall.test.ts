import { decodeFunctionData, encodeFunctionData } from 'viem'
import { expect, test } from 'vitest'

import { safeAbi } from './abis/safeAbi.ts'
import { copySafeCall, readSafeCall, type SafeCall, safeCallArguments } from './safeCall.ts'

const other = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const token = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const receiver = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

/** No two fields of one type have the same value. */
const call: SafeCall = {
  to: other,
  value: 1n,
  data: '0xabcd',
  operation: 1,
  safeTxGas: 2n,
  baseGas: 3n,
  gasPrice: 4n,
  gasToken: token,
  refundReceiver: receiver,
}

/** The names of the arguments of a function of the contract. */
function inputsOf(name: 'execTransaction' | 'getTransactionHash') {
  return safeAbi
    .filter((entry) => entry.type === 'function' && entry.name === name)
    .flatMap(({ inputs }) => inputs.map((input) => input.name))
}

test('the arguments of a call have the places that the contract gives them', () => {
  const values = new Map(
    safeCallArguments(call).map((value, index) => [inputsOf('execTransaction')[index], value]),
  )
  expect([...values]).toEqual(Object.entries(call))
  expect(inputsOf('execTransaction')).toEqual([...Object.keys(call), 'signatures'])
  expect(inputsOf('getTransactionHash').slice(0, 9)).toEqual(Object.keys(call))
})

test('a call is read from the calldata that executes it', () => {
  const data = encodeFunctionData({
    abi: safeAbi,
    functionName: 'execTransaction',
    args: [...safeCallArguments(call), '0x1234'],
  })
  const decoded = decodeFunctionData({ abi: safeAbi, data })
  if (decoded.functionName !== 'execTransaction') throw new Error('It is another function.')
  expect(readSafeCall(decoded.args)).toEqual(call)
})

test('a call with an operation that no account executes is not read', () => {
  const [to, value, data, , ...gas] = safeCallArguments(call)
  expect(readSafeCall([to, value, data, 2, ...gas])).toBeUndefined()
})

test('a copy of a call has nothing but its fields', () => {
  const event = { ...call, nonce: 5n, signatures: '0x1234', block: 6 }
  expect(copySafeCall(event)).toEqual(call)
})
