import type { Address, Hex } from 'viem'
import { expect, test } from 'vitest'
import { splitSignatures } from '@ghost-pay/safe-protocol'

import { signaturesFor } from './signaturesFor.ts'

const alice = '0x1111111111111111111111111111111111111111'
const bob = '0x2222222222222222222222222222222222222222'
const carol = '0x3333333333333333333333333333333333333333'
const owners = [alice, bob, carol] as const
const signature: Hex = `0x${'11'.repeat(64)}1b`
const confirmationOf = (signer: Address) => ({ signer, signature })

test('enough signatures can be executed by any address', () => {
  const confirmations = [confirmationOf(alice), confirmationOf(bob)]
  expect(signaturesFor({ confirmations, owners, threshold: 2, executor: undefined })).toMatchObject(
    {
      status: 'ready',
      withOwn: false,
    },
  )
})

test('an owner who executes brings the last approval along', () => {
  const confirmations = [{ signer: alice, signature }] as const
  const result = signaturesFor({ confirmations, owners, threshold: 2, executor: bob })
  if (result.status !== 'ready') throw new Error('not ready')
  expect(result.withOwn).toBe(true)
  expect(splitSignatures(result.signatures[1]?.signature as Hex)[0]).toMatchObject({
    kind: 'approvedHash',
    owner: bob,
  })
})

test('an owner who has signed does not count twice', () => {
  const confirmations = [{ signer: alice, signature }] as const
  expect(signaturesFor({ confirmations, owners, threshold: 2, executor: alice })).toEqual({
    status: 'missing',
    count: 1,
  })
})

test('a former owner’s signature does not count', () => {
  const confirmations = [confirmationOf(alice), confirmationOf(carol)]
  expect(
    signaturesFor({ confirmations, owners: [alice, bob], threshold: 2, executor: undefined }),
  ).toEqual({ status: 'missing', count: 1 })
})

test('a stranger adds nothing', () => {
  const executor = '0x4444444444444444444444444444444444444444'
  expect(signaturesFor({ confirmations: [], owners, threshold: 1, executor })).toEqual({
    status: 'missing',
    count: 1,
  })
})

test('the own approval is one approval, not all that are missing', () => {
  const confirmations = [confirmationOf(alice)]
  expect(signaturesFor({ confirmations, owners, threshold: 3, executor: bob })).toEqual({
    status: 'missing',
    count: 2,
  })
})

test('an owner is the same however the address is written', () => {
  const checksummed = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
  const lower = '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'
  const confirmations = [confirmationOf(lower)]
  const own = [checksummed, bob] as const
  expect(
    signaturesFor({ confirmations, owners: own, threshold: 1, executor: undefined }),
  ).toMatchObject({ status: 'ready' })
})
