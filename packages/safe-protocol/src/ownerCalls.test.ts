import fc from 'fast-check'
import { decodeFunctionData } from 'viem'
import { describe, expect, test } from 'vitest'

import { safeAbi } from './abis/safeAbi.ts'
import { InvalidFieldError, InvalidOwnersError } from './errors.ts'
import { addOwnerCall, changeThresholdCall, removeOwnerCall, swapOwnerCall } from './ownerCalls.ts'
import { anyAddress } from './testing/arbitraries.ts'

const sentinel = '0x0000000000000000000000000000000000000001'

const anyOwners = fc
  .uniqueArray(anyAddress, { minLength: 4, maxLength: 8 })
  .filter((addresses) => addresses.every((address) => BigInt(address) > 1n))
  .map(([safe = sentinel, stranger = sentinel, ...owners]) => ({ safe, stranger, owners }))

/** What the contract's list of owners is after a call, by the rules of OwnerManager. */
function apply(owners: readonly string[], data: `0x${string}`): readonly string[] {
  const { functionName, args } = decodeFunctionData({ abi: safeAbi, data })
  const next = (previous: string) => (previous === sentinel ? 0 : owners.indexOf(previous) + 1)
  switch (functionName) {
    case 'addOwnerWithThreshold':
      return [args[0], ...owners]
    case 'removeOwner':
      expect(owners[next(args[0])]).toBe(args[1])
      return owners.filter((owner) => owner !== args[1])
    case 'swapOwner':
      expect(owners[next(args[0])]).toBe(args[1])
      return owners.map((owner) => (owner === args[1] ? args[2] : owner))
    default:
      return owners
  }
}

test('owner calls name the owner before, as the linked list of the contract asks for', () => {
  fc.assert(
    fc.property(anyOwners, fc.nat(), ({ safe, stranger, owners }, at) => {
      const owner = owners[at % owners.length] ?? ''
      const added = addOwnerCall({ safe, owners, owner: stranger, threshold: owners.length + 1 })
      expect(added).toMatchObject({ to: safe, value: 0n, operation: 0 })
      expect(apply(owners, added.data)).toEqual([stranger, ...owners])
      const swapped = swapOwnerCall({ safe, owners, oldOwner: owner, newOwner: stranger })
      expect(apply(owners, swapped.data)).toEqual(
        owners.map((each) => (each === owner ? stranger : each)),
      )
      const removed = removeOwnerCall({ safe, owners, owner: owner.toLowerCase(), threshold: 1 })
      expect(apply(owners, removed.data)).toEqual(owners.filter((each) => each !== owner))
      const changed = changeThresholdCall({ safe, owners, threshold: `${owners.length}` })
      expect(decodeFunctionData({ abi: safeAbi, data: changed.data })).toEqual({
        functionName: 'changeThreshold',
        args: [BigInt(owners.length)],
      })
    }),
  )
})

describe('refuses what the contract would refuse', () => {
  const safe = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
  const [alice, bob, dave] = ['a1', 'b0', 'da'].map((byte) => `0x${byte.repeat(20)}`)
  if (!alice || !bob || !dave) throw new Error('Three owners are needed.')
  const owners = [alice, bob]

  test.each([
    ['reserved', () => addOwnerCall({ safe, owners, owner: safe.toLowerCase(), threshold: 1 })],
    ['reserved', () => addOwnerCall({ safe, owners, owner: sentinel, threshold: 1 })],
    [
      'reserved',
      () => swapOwnerCall({ safe, owners, oldOwner: alice, newOwner: `0x${'00'.repeat(20)}` }),
    ],
    ['duplicate', () => addOwnerCall({ safe, owners, owner: bob, threshold: 1 })],
    ['duplicate', () => swapOwnerCall({ safe, owners, oldOwner: alice, newOwner: bob })],
    ['missing', () => removeOwnerCall({ safe, owners, owner: dave, threshold: 1 })],
    [
      'missing',
      () => swapOwnerCall({ safe, owners, oldOwner: dave, newOwner: safe.replace('9', '8') }),
    ],
    ['threshold', () => addOwnerCall({ safe, owners, owner: dave, threshold: 4 })],
    ['threshold', () => removeOwnerCall({ safe, owners, owner: bob, threshold: 2 })],
    ['threshold', () => changeThresholdCall({ safe, owners, threshold: 0 })],
    ['threshold', () => changeThresholdCall({ safe, owners, threshold: 3n })],
  ])('%s', (reason, run) => {
    expect(run).toThrow(InvalidOwnersError)
    expect(run).toThrow(expect.objectContaining({ reason }))
  })

  test('what is no address or number', () => {
    expect(() => addOwnerCall({ safe: '0x1', owners, owner: dave, threshold: 1 })).toThrow(
      InvalidFieldError,
    )
    expect(() => addOwnerCall({ safe, owners, owner: 'dave.eth', threshold: 1 })).toThrow(
      InvalidFieldError,
    )
    expect(() => changeThresholdCall({ safe, owners, threshold: '1.5' })).toThrow(InvalidFieldError)
  })
})
