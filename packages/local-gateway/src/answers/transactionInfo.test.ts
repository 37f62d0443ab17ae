import fc from 'fast-check'
import { concat, encodeFunctionData, type Hex, parseAbi, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { safeAbi } from '@ghost-pay/safe-protocol'

import { account, alice, bob, carol } from '../testing/buildTransaction.ts'
import { batchOf, decodeData } from './dataDecoded.ts'
import { isImitation, looksLike } from './imitation.ts'
import type { Names } from './names.ts'
import { type AccountCall, isCancellation, transactionInfo } from './transactionInfo.ts'

const token = { address: carol, type: 'ERC20', name: 'Dollar', symbol: 'USD', decimals: 6 } as const
const names: Names = {
  contract: () => undefined,
  token: (address) => (address === carol ? { ...token, logoUri: null, trusted: true } : null),
  app: () => undefined,
}
const call = (further: Partial<AccountCall>): AccountCall => ({
  safe: account,
  to: bob,
  value: 0n,
  data: '0x',
  operation: 0,
  ...further,
})
const info = (further: Partial<AccountCall>) => transactionInfo(call(further), names)
const erc20 = parseAbi([
  'function transfer(address,uint256)',
  'function transferFrom(address,address,uint256)',
])
const transfer = encodeFunctionData({ abi: erc20, functionName: 'transfer', args: [bob, 5n] })

describe('what a transaction is', () => {
  test('value without data is a payment', () => {
    expect(info({ value: 5n })).toMatchObject({
      type: 'Transfer',
      direction: 'OUTGOING',
      transferInfo: { type: 'NATIVE_COIN', value: '5' },
    })
  })

  test('a delegatecall, and value together with data, are never more than custom', () => {
    expect(info({ to: carol, data: transfer, operation: 1 }).type).toBe('Custom')
    expect(info({ to: carol, data: transfer, value: 1n }).type).toBe('Custom')
  })

  test('a transfer of a token is a transfer only when the token is known, and the account takes part', () => {
    expect(info({ to: carol, data: transfer })).toMatchObject({
      type: 'Transfer',
      recipient: { value: bob },
      transferInfo: { type: 'ERC20', tokenSymbol: 'USD', value: '5' },
    })
    expect(info({ to: alice, data: transfer })).toMatchObject({
      type: 'Custom',
      methodName: 'transfer',
    })
    const between = (from: Hex, to: Hex) =>
      info({
        to: carol,
        data: encodeFunctionData({
          abi: erc20,
          functionName: 'transferFrom',
          args: [from, to, 5n],
        }),
      })
    expect(between(alice, account)).toMatchObject({ type: 'Transfer', direction: 'INCOMING' })
    expect(between(alice, bob).type).toBe('Custom')
  })

  test('only an empty call of itself, with no refund or a full one, is a cancellation', () => {
    const self = call({ to: account })
    const none = {
      safeTxGas: 0n,
      baseGas: 0n,
      gasPrice: 0n,
      gasToken: zeroAddress,
      refundReceiver: zeroAddress,
    }
    const full = { ...none, baseGas: 1n, gasPrice: 1n, gasToken: carol, refundReceiver: bob }
    expect(isCancellation({ ...self, refund: none })).toBe(true)
    expect(isCancellation({ ...self, refund: full })).toBe(true)
    expect(isCancellation({ ...self, refund: { ...none, gasPrice: 1n } })).toBe(false)
    expect(isCancellation({ ...self, value: 1n })).toBe(false)
    expect(isCancellation({ ...self, data: '0x00' })).toBe(false)
    expect(isCancellation({ ...self, operation: 1 })).toBe(false)
    expect(isCancellation({ ...self, to: bob })).toBe(false)
  })

  const legacy = parseAbi(['function changeMasterCopy(address)'])
  test.each([
    [
      'ADD_OWNER',
      encodeFunctionData({ abi: safeAbi, functionName: 'addOwnerWithThreshold', args: [bob, 2n] }),
      { owner: { value: bob }, threshold: 2 },
    ],
    [
      'REMOVE_OWNER',
      encodeFunctionData({ abi: safeAbi, functionName: 'removeOwner', args: [alice, bob, 1n] }),
      { owner: { value: bob }, threshold: 1 },
    ],
    [
      'SWAP_OWNER',
      encodeFunctionData({ abi: safeAbi, functionName: 'swapOwner', args: [alice, bob, carol] }),
      { oldOwner: { value: bob }, newOwner: { value: carol } },
    ],
    [
      'CHANGE_THRESHOLD',
      encodeFunctionData({ abi: safeAbi, functionName: 'changeThreshold', args: [3n] }),
      { threshold: 3 },
    ],
    [
      'ENABLE_MODULE',
      encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [bob] }),
      { module: { value: bob } },
    ],
    [
      'DISABLE_MODULE',
      encodeFunctionData({ abi: safeAbi, functionName: 'disableModule', args: [alice, bob] }),
      { module: { value: bob } },
    ],
    [
      'SET_FALLBACK_HANDLER',
      encodeFunctionData({ abi: safeAbi, functionName: 'setFallbackHandler', args: [bob] }),
      { handler: { value: bob } },
    ],
    [
      'SET_GUARD',
      encodeFunctionData({ abi: safeAbi, functionName: 'setGuard', args: [bob] }),
      { guard: { value: bob } },
    ],
    [
      'DELETE_GUARD',
      encodeFunctionData({ abi: safeAbi, functionName: 'setGuard', args: [zeroAddress] }),
      {},
    ],
    [
      'SET_MODULE_GUARD',
      encodeFunctionData({ abi: safeAbi, functionName: 'setModuleGuard', args: [bob] }),
      { moduleGuard: { value: bob } },
    ],
    [
      'DELETE_MODULE_GUARD',
      encodeFunctionData({ abi: safeAbi, functionName: 'setModuleGuard', args: [zeroAddress] }),
      {},
    ],
    [
      'CHANGE_MASTER_COPY',
      encodeFunctionData({ abi: legacy, args: [bob] }),
      { implementation: { value: bob } },
    ],
  ] as const)(
    '%s is a change of settings on itself, and custom elsewhere',
    (type, data, expected) => {
      expect(info({ to: account, data })).toMatchObject({
        type: 'SettingsChange',
        settingsInfo: { type, ...expected },
      })
      expect(info({ to: bob, data }).type).toBe('Custom')
    },
  )
})

describe('data', () => {
  const multiSend = (packed: string) =>
    encodeFunctionData({ abi: parseAbi(['function multiSend(bytes)']), args: [`0x${packed}`] })
  const hexOf = (bytes: Uint8Array): Hex => `0x${Buffer.from(bytes).toString('hex')}`

  test('of any kind is read or left, and never breaks the reader', () => {
    const selectors = [transfer.slice(0, 10), '0x8d80ff0a', '0x0d582f13', '0x6a761202'] as Hex[]
    const data = fc
      .tuple(fc.constantFrom(...selectors, '0x' as Hex), fc.uint8Array({ maxLength: 200 }))
      .map(([selector, bytes]) => concat([selector, hexOf(bytes)]))
    fc.assert(
      fc.property(data, (bytes) => {
        decodeData(bytes, bob, names)
        transactionInfo(call({ data: bytes }), names)
        return true
      }),
    )
  })

  test('of a batch is read whole or not at all', () => {
    const one = `00${bob.slice(2)}${'00'.repeat(31)}05${'00'.repeat(31)}02abcd`
    const delegate = `01${bob.slice(2)}${'00'.repeat(32)}${'00'.repeat(32)}`
    expect(batchOf(multiSend(`${one}${delegate}`))).toEqual([
      { operation: 0, to: bob, value: 5n, data: '0xabcd' },
      { operation: 1, to: bob, value: 0n, data: '0x' },
    ])
    expect(batchOf(multiSend(one.slice(0, -2)))).toBeNull()
    expect(batchOf(multiSend(`${one}00`))).toBeNull()
    expect(batchOf(multiSend(''))).toEqual([])
    expect(batchOf('0x12345678')).toBeNull()
    expect(batchOf('0x')).toBeNull()
  })

  test.each(['02', '03', 'ff'])('of a batch with operation 0x%s is no batch', (operation) => {
    const part = (kind: string) => `${kind}${bob.slice(2)}${'00'.repeat(32)}${'00'.repeat(32)}`
    const data = multiSend(`${part('00')}${part(operation)}`)
    expect(batchOf(data)).toBeNull()
    expect(decodeData(data, bob, names)).toMatchObject({
      method: 'multiSend',
      parameters: [{ name: 'transactions', valueDecoded: null }],
    })
    expect(transactionInfo(call({ data, operation: 1 }), names)).not.toHaveProperty('actionCount')
  })

  test('inside data is explained too', () => {
    const abi = parseAbi(['function multiSend(bytes)'])
    const one =
      `00${carol.slice(2)}${'00'.repeat(32)}${'00'.repeat(31)}44${transfer.slice(2)}` as const
    const data = encodeFunctionData({ abi, args: [`0x${one}`] })
    expect(decodeData(data, bob, names)).toMatchObject({
      method: 'multiSend',
      parameters: [{ valueDecoded: [{ to: carol, dataDecoded: { method: 'transfer' } }] }],
    })
  })
})

describe('imitations', () => {
  const real = '0xAbc0000000000000000000000000000000001234'
  const fake = '0xaBC9999999999999999999999999999999991234'

  test('look alike at both ends', () => {
    expect(looksLike(real, fake)).toBe(true)
    expect(looksLike(real, '0xaBC9999999999999999999999999999999991235')).toBe(false)
    expect(looksLike(real, '0xaBd9999999999999999999999999999999991234')).toBe(false)
  })

  const transferOf = (from: typeof account, to: typeof account, value: bigint) => {
    const transfer = {
      kind: 'erc20Transfer',
      from,
      to,
      value,
      block: 1,
      timestamp: 1,
      transactionHash: '0x00',
      logIndex: 1,
      emitter: carol,
    } as const
    return { kind: 'transfer', timestamp: 1, transfer } as const
  }
  const find = (...entries: ReturnType<typeof transferOf>[]) =>
    entries.map((_, index) =>
      isImitation({ at: (place: number) => entries[place] }, index, {
        safe: account,
        decimalsOf: () => 0,
      }),
    )

  test('have an amount like the one they imitate, or come back in small amounts', () => {
    expect(find(transferOf(account, fake, 100n), transferOf(account, real, 100n))).toEqual([
      true,
      true,
    ])
    expect(find(transferOf(account, fake, 50n), transferOf(account, real, 100n))).toEqual([
      false,
      false,
    ])
    expect(find(transferOf(fake, account, 10n), transferOf(account, real, 100n))).toEqual([
      true,
      false,
    ])
    expect(find(transferOf(fake, account, 11n), transferOf(account, real, 100n))).toEqual([
      false,
      false,
    ])
    expect(find(transferOf(account, real, 100n), transferOf(account, real, 100n))).toEqual([
      false,
      false,
    ])
  })

  test('are looked for among near neighbours only', () => {
    const other = transferOf(account, bob, 7n)
    const far = find(
      transferOf(fake, account, 1n),
      other,
      other,
      other,
      transferOf(account, real, 100n),
    )
    expect(far[0]).toBe(false)
  })
})
