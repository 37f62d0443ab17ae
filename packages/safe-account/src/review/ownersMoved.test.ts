import { expect, test } from 'vitest'
import { accountAddress as safe, testAddresses } from '@ghost-pay/gateway-testing'
import {
  addOwnerCall,
  changeThresholdCall,
  describeTransaction,
  removeOwnerCall,
  swapOwnerCall,
} from '@ghost-pay/safe-protocol'

import { ownersMoved } from './ownersMoved.ts'

const { alice, bob, carol, shop } = testAddresses
const owners = [alice, bob, carol]
const now = { threshold: 2, owners: 3 }
const moved = (call: { to: string; data: string; value?: bigint | string }) =>
  ownersMoved(
    now,
    describeTransaction({ safe, transaction: { to: call.to, data: call.data } }).action,
  )

test('owners who come and go are named, with how many must sign before and after', () => {
  expect(moved(addOwnerCall({ safe, owners, owner: shop, threshold: 3 }))).toEqual({
    before: now,
    after: { threshold: 3, owners: 4 },
    moved: [{ owner: shop, joins: true }],
  })
  expect(moved(removeOwnerCall({ safe, owners, owner: carol, threshold: 1 }))).toEqual({
    before: now,
    after: { threshold: 1, owners: 2 },
    moved: [{ owner: carol, joins: false }],
  })
  expect(moved(swapOwnerCall({ safe, owners, oldOwner: bob, newOwner: shop }))).toEqual({
    before: now,
    after: now,
    moved: [
      { owner: bob, joins: false },
      { owner: shop, joins: true },
    ],
  })
  expect(moved(changeThresholdCall({ safe, owners, threshold: 3 }))).toEqual({
    before: now,
    after: { threshold: 3, owners: 3 },
    moved: [],
  })
})

test('a payment moves no owner', () => {
  expect(moved({ to: shop, data: '0x' })).toBeUndefined()
})
