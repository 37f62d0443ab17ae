import { decodeFunctionData } from 'viem'
import { describe, expect, test } from 'vitest'
import { safeAbi } from '@ghost-pay/safe-protocol'

import { ownerCall, type OwnerChange, ownerMeaning, ownerProblem } from './ownerChange.ts'

const account = '0x42D7000000000000000000000000000000003d37'
const [alice, bob, dora] = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc',
] as const
const ownership = { address: account, owners: [alice, bob], threshold: 2 } as const
const decode = (change: OwnerChange) => {
  const { to, value, data } = ownerCall(ownership, change)
  expect({ to: to.toLowerCase(), value }).toEqual({ to: account.toLowerCase(), value: 0n })
  return decodeFunctionData({ abi: safeAbi, data })
}
/** Stands before the first owner in the contract's list. */
const sentinel = '0x0000000000000000000000000000000000000001'

describe('the call', () => {
  test('adds an owner and sets how many must sign', () => {
    expect(decode({ kind: 'add', owner: dora, threshold: 2 })).toMatchObject({
      functionName: 'addOwnerWithThreshold',
      args: [dora, 2n],
    })
  })

  test('removes an owner, found by the one before', () => {
    expect(decode({ kind: 'remove', owner: bob, threshold: 1 })).toMatchObject({
      functionName: 'removeOwner',
      args: [alice, bob, 1n],
    })
  })

  test('puts another in an owner’s place', () => {
    expect(decode({ kind: 'replace', owner: alice, by: dora })).toMatchObject({
      functionName: 'swapOwner',
      args: [sentinel, alice, dora],
    })
  })

  test('changes how many must sign', () => {
    expect(decode({ kind: 'threshold', threshold: 1 })).toMatchObject({
      functionName: 'changeThreshold',
      args: [1n],
    })
  })

  test('is not made for what the contract refuses', () => {
    expect(() => ownerCall(ownership, { kind: 'threshold', threshold: 3 })).toThrow()
    expect(() => ownerCall(ownership, { kind: 'remove', owner: bob, threshold: 2 })).toThrow()
    expect(() => ownerCall(ownership, { kind: 'add', owner: bob, threshold: 2 })).toThrow()
  })
})

describe('what it means', () => {
  const keys = (change: OwnerChange) => ownerMeaning(ownership, change).map(({ key }) => key)

  test('one who signs alone, and nobody who may be missing, is said', () => {
    expect(keys({ kind: 'threshold', threshold: 1 })).toEqual(['oneSigns', 'after'])
    expect(keys({ kind: 'add', owner: dora, threshold: 3 })).toEqual(['everybodySigns', 'after'])
    expect(keys({ kind: 'add', owner: dora, threshold: 2 })).toEqual(['after'])
  })

  test('how many must sign afterwards is counted with the change', () => {
    expect(ownerMeaning(ownership, { kind: 'add', owner: dora, threshold: 2 })).toEqual([
      { key: 'after', threshold: 2, owners: 3 },
    ])
    expect(ownerMeaning(ownership, { kind: 'remove', owner: bob, threshold: 1 })).toEqual([
      { key: 'oneSigns' },
      { key: 'after', threshold: 1, owners: 1 },
      { key: 'signaturesLost' },
    ])
    expect(keys({ kind: 'replace', owner: alice, by: dora })).toEqual([
      'everybodySigns',
      'after',
      'signaturesLost',
    ])
  })
})

test('an owner is neither one already, nor the account, nor nobody', () => {
  expect(ownerProblem(ownership, bob)).toBe('alreadyOwner')
  expect(ownerProblem(ownership, account)).toBe('ownAccount')
  expect(ownerProblem(ownership, '0x0000000000000000000000000000000000000000')).toBe('zeroAddress')
  expect(ownerProblem(ownership, dora)).toBeUndefined()
})
