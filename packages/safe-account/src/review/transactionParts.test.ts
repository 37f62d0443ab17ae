import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { testAddresses } from '@ghost-pay/gateway-testing'
import type { TransactionAction } from '@ghost-pay/safe-protocol'

import { entrustedIn } from './transactionParts.ts'

const { alice, bob, shop } = testAddresses

test.each<[string, TransactionAction]>([
  ['a new owner', { kind: 'addOwner', owner: bob, threshold: 2n }],
  ['who takes an owner’s place', { kind: 'swapOwner', oldOwner: alice, newOwner: bob }],
  ['a module', { kind: 'enableModule', module: bob }],
  ['a guard', { kind: 'setGuard', guard: bob }],
  ['a guard of modules', { kind: 'setModuleGuard', guard: bob }],
  ['a fallback handler', { kind: 'setFallbackHandler', handler: bob }],
  ['other code', { kind: 'changeImplementation', implementation: bob }],
  ['a spender', { kind: 'approve', token: shop, spender: bob, amount: 1n }],
  [
    'a spender who may take more',
    { kind: 'increaseAllowance', token: shop, spender: bob, amount: 1n },
  ],
  ['an operator', { kind: 'approvalForAll', token: shop, operator: bob, approved: true }],
])('%s gets a say', (_, action) => {
  expect(entrustedIn({ action })).toEqual([bob])
})

test.each<[string, TransactionAction]>([
  ['an owner who leaves', { kind: 'removeOwner', owner: bob, threshold: 1n }],
  ['a module that is taken out', { kind: 'disableModule', module: bob }],
  ['a guard that is taken away', { kind: 'setGuard', guard: zeroAddress }],
  ['a permission that ends', { kind: 'approve', token: shop, spender: bob, amount: 0n }],
  [
    'an operator who is dismissed',
    { kind: 'approvalForAll', token: shop, operator: bob, approved: false },
  ],
  ['a payment', { kind: 'send', to: bob, value: 1n }],
])('%s gets none', (_, action) => {
  expect(entrustedIn({ action })).toEqual([])
})
