import {
  type Abi,
  encodeAbiParameters,
  encodeEventTopics,
  type Hex,
  pad,
  parseAbi,
  toEventSelector,
} from 'viem'
import { describe, expect, test } from 'vitest'
import { safe130EventsAbi, safeAbi } from '@ghost-pay/safe-protocol'

import { account, alice, bob } from '../testing/buildTransaction.ts'
import { readEvent, type RpcLog } from './readEvent.ts'

const log = (topics: readonly Hex[], data: Hex = '0x'): RpcLog => ({
  address: account,
  topics,
  data,
  blockNumber: '0x10',
  blockHash: '0xaa',
  transactionHash: '0xbb',
  logIndex: '0x2',
})
const hash = pad('0x12')
const read = (topics: readonly Hex[], data?: Hex) => readEvent(log(topics, data), 7000)
const topicsOf = (abi: Abi, eventName: string, args: unknown) =>
  encodeEventTopics({ abi, eventName, args } as Parameters<typeof encodeEventTopics>[0]) as Hex[]

describe('an event', () => {
  test('knows where it stands', () => {
    expect(
      read([toEventSelector('SafeReceived(address,uint256)'), pad(alice)], pad('0x05')),
    ).toEqual({
      kind: 'received',
      sender: alice,
      value: 5n,
      block: 16,
      transactionHash: '0xbb',
      logIndex: 2,
      timestamp: 7000,
      emitter: account,
    })
  })

  test('is read in the form of 1.3.0 and of 1.4.1', () => {
    const payment = encodeAbiParameters([{ type: 'uint256' }], [9n])
    const older = encodeAbiParameters([{ type: 'bytes32' }, { type: 'uint256' }], [hash, 9n])
    const expected = { kind: 'executed', safeTxHash: hash, success: true, payment: 9n }
    const newTopics = topicsOf(safeAbi, 'ExecutionSuccess', { txHash: hash })
    const oldTopics = topicsOf(safe130EventsAbi, 'ExecutionSuccess', {})
    expect([newTopics.length, oldTopics.length]).toEqual([2, 1])
    expect(newTopics[0]).toBe(oldTopics[0])
    expect(read(newTopics, payment)).toMatchObject(expected)
    expect(read(oldTopics, older)).toMatchObject(expected)

    const added = toEventSelector('AddedOwner(address)')
    expect(read([added, pad(bob)])).toMatchObject({ kind: 'ownerAdded', owner: bob })
    expect(read([added], pad(bob))).toMatchObject({ kind: 'ownerAdded', owner: bob })

    const created = toEventSelector('ProxyCreation(address,address)')
    const both = encodeAbiParameters([{ type: 'address' }, { type: 'address' }], [bob, alice])
    const expectedProxy = { kind: 'proxyCreation', proxy: bob, singleton: alice }
    expect(read([created], both)).toMatchObject(expectedProxy)
    expect(read([created, pad(bob)], pad(alice))).toMatchObject(expectedProxy)
    expect(read([toEventSelector('ProxyCreation(address)')], pad(bob))).toMatchObject({
      kind: 'proxyCreation',
      proxy: bob,
      singleton: null,
    })
  })

  test('of a token is recognized by its number of topics', () => {
    const transfer = toEventSelector('Transfer(address,address,uint256)')
    const three = [transfer, pad(alice), pad(bob)]
    expect(read(three, pad('0x07'))).toMatchObject({ kind: 'erc20Transfer', value: 7n })
    expect(read([...three, pad('0x07')])).toMatchObject({ kind: 'erc721Transfer', tokenId: 7n })
    // A token of 2017 that indexes nothing.
    expect(read([transfer], pad('0x07'))).toBeNull()
  })

  test('that is malformed or unknown is no event', () => {
    expect(read([toEventSelector('SafeReceived(address,uint256)'), pad(alice)], '0x05')).toBeNull()
    expect(read([hash])).toBeNull()
    expect(read([])).toBeNull()
    const fields = parseAbi([
      'event SafeMultiSigTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures, bytes additionalInfo)',
    ])
    const data = encodeAbiParameters(fields[0].inputs, [
      ...([bob, 1n, '0x', 0, 0n, 0n, 0n, bob, bob, '0x', '0x'] as const),
    ])
    // A foreign contract may emit it without what belongs into it.
    expect(read([toEventSelector(fields[0])], data)).toBeNull()
  })

  test.each([0, 1, 2, 255])('of operation %i is one of an account, or none', (operation) => {
    const [executed, byModule] = parseAbi([
      'event SafeMultiSigTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures, bytes additionalInfo)',
      'event SafeModuleTransaction(address module, address to, uint256 value, bytes data, uint8 operation)',
    ])
    const info = encodeAbiParameters(
      [{ type: 'uint256' }, { type: 'address' }, { type: 'uint256' }],
      [3n, alice, 1n],
    )
    const expected = operation > 1 ? null : { operation, value: 1n }
    const data = encodeAbiParameters(executed.inputs, [
      ...([bob, 1n, '0x', operation, 0n, 0n, 0n, bob, bob, '0x', info] as const),
    ])
    const moduleData = encodeAbiParameters(byModule.inputs, [alice, bob, 1n, '0x', operation])
    for (const found of [
      read([toEventSelector(executed)], data),
      read([toEventSelector(byModule)], moduleData),
    ])
      if (expected === null) expect(found).toBeNull()
      else expect(found).toMatchObject(expected)
  })
})
