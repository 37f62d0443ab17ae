import { expect, test } from 'vitest'

import { accountState as state } from '../testing/accountState.ts'
import { alice, bob, buildTransaction, carol } from '../testing/buildTransaction.ts'
import { checkConfirmation } from './checkConfirmation.ts'

const signed = (owner: typeof alice, valid = true) =>
  ({ owner, signature: '0x12', kind: 'eoa', valid }) as const
const transaction = buildTransaction({ nonce: 5 })
const refusalOf = (signatures: Parameters<typeof checkConfirmation>[0]['signatures'], nonce = 5) =>
  checkConfirmation({ state, transaction: { ...transaction, nonce }, signatures })?.problem.body

test('an owner’s own signature confirms a transaction whose turn it still can be', () => {
  expect(refusalOf([signed(alice)])).toBeUndefined()
  expect(refusalOf([signed(alice)], 6)).toBeUndefined()
  expect(refusalOf([signed(alice)], 4)).toMatchObject({ message: 'Invalid nonce' })
})

test.each([
  ['of an address that is no owner', [signed(carol)]],
  ['that the chain does not confirm', [signed(alice, false)]],
  ['of two at once', [signed(alice), signed(bob)]],
  ['of no owner', []],
  ['that cannot be read', null],
])('a signature %s does not', (_, signatures) => {
  expect(refusalOf(signatures)).toMatchObject({ message: 'Invalid signature' })
})
