import { decodeFunctionData } from 'viem'
import { expect, test } from 'vitest'

import { safeAbi } from './abis/safeAbi.ts'
import { signMessageLibAbi } from './abis/signMessageLibAbi.ts'
import { rejectionTransaction, signMessageTransaction } from './accountTransactions.ts'
import { InvalidFieldError, InvalidOwnersError } from './errors.ts'
import { disableModuleCall } from './modules/disableModuleCall.ts'
import { enableModuleCall } from './modules/enableModuleCall.ts'
import { setModuleGuardCall } from './modules/setModuleGuardCall.ts'
import { messageDigest } from './safeMessageHash.ts'
import { approveHashCall, setFallbackHandlerCall, setGuardCall } from './settingsCalls.ts'

const safe = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const first = '0x1111111111111111111111111111111111111111'
const second = '0x2222222222222222222222222222222222222222'
const none = '0x0000000000000000000000000000000000000000'
const sentinel = '0x0000000000000000000000000000000000000001'
const hash = `0x${'ab'.repeat(32)}` as const

test.each([
  [enableModuleCall({ safe, module: first }), 'enableModule', [first]],
  [
    disableModuleCall({ safe, module: first, modules: [first, second] }),
    'disableModule',
    [sentinel, first],
  ],
  [
    disableModuleCall({ safe, module: second, modules: [first, second] }),
    'disableModule',
    [first, second],
  ],
  [setGuardCall({ safe, guard: first }), 'setGuard', [first]],
  [setGuardCall({ safe, guard: null }), 'setGuard', [none]],
  [setModuleGuardCall({ safe, guard: first }), 'setModuleGuard', [first]],
  [setFallbackHandlerCall({ safe, handler: first }), 'setFallbackHandler', [first]],
  [setFallbackHandlerCall({ safe, handler: null }), 'setFallbackHandler', [none]],
  [approveHashCall({ safe, hash }), 'approveHash', [hash]],
])('%o calls %s', (call, functionName, args) => {
  expect(call).toMatchObject({ to: safe, value: 0n, operation: 0 })
  expect(decodeFunctionData({ abi: safeAbi, data: call.data })).toEqual({ functionName, args })
})

test('refuses a module twice, one that is not there, and a hash that is none', () => {
  expect(() => enableModuleCall({ safe, module: first, modules: [first] })).toThrow(
    InvalidOwnersError,
  )
  expect(() => enableModuleCall({ safe, module: sentinel })).toThrow(InvalidOwnersError)
  expect(() => disableModuleCall({ safe, module: first, modules: [] })).toThrow(InvalidOwnersError)
  expect(() => approveHashCall({ safe, hash: '0x12' })).toThrow(InvalidFieldError)
})

test('a rejection is empty, to the account itself', () => {
  expect(rejectionTransaction({ safe, nonce: '7' })).toMatchObject({
    to: safe,
    value: 0n,
    data: '0x',
    operation: 0,
    nonce: 7n,
  })
})

test('a message is signed on the chain by its digest', () => {
  const transaction = signMessageTransaction({ signMessageLib: first, message: 'hello' })
  expect(transaction).toMatchObject({ to: first, operation: 1 })
  expect(decodeFunctionData({ abi: signMessageLibAbi, data: transaction.data })).toEqual({
    functionName: 'signMessage',
    args: [messageDigest('hello')],
  })
})
