import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { testAddresses } from '@ghost-pay/gateway-testing'
import { approvedHashSignature } from '@ghost-pay/safe-protocol'

import type { CheckedSignature, SignatureWorth } from '../checks/checkSignatures.ts'
import { countedSignatures } from '../checks/countedSignatures.ts'
import { withExecuted } from './withExecuted.ts'

const { alice, bob, carol } = testAddresses
const one = (owner: Address, worth: SignatureWorth = 'signed'): CheckedSignature => ({
  owner,
  signature: approvedHashSignature(owner),
  worth,
})
const signers = (all: readonly CheckedSignature[]) =>
  countedSignatures(all).map(({ signer }) => signer)

test('the sender whose approval the chain does not keep has signed, once', () => {
  const all = withExecuted([one(alice), one(bob, 'invalid')], [one(alice), one(bob)])
  expect(signers(all)).toEqual([alice, bob])
  expect(all).toHaveLength(2)
})

test('an owner who has left since, and one of whom the gateway does not know, have signed', () => {
  expect(signers(withExecuted([one(alice, 'stranger')], [one(alice), one(carol)]))).toEqual([
    alice,
    carol,
  ])
})

test('who signed and was not needed for the execution stays', () => {
  expect(signers(withExecuted([one(alice), one(bob), one(carol)], [one(alice), one(bob)]))).toEqual(
    [alice, bob, carol],
  )
  expect(signers(withExecuted([one(alice)], undefined))).toEqual([alice])
})
