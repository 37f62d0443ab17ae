import { expect, test } from 'vitest'
import {
  approvedHashSignature,
  execTransactionCall,
  toSafeTransaction,
} from '@ghost-pay/safe-protocol'

import type { SignableTransaction } from '../signing/SignableTransaction.ts'
import { approverIn } from './approverIn.ts'

const safe = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const shop = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

const payment = (value: bigint): SignableTransaction => ({
  chainId: 31_337,
  safe,
  version: '1.4.1',
  transaction: toSafeTransaction({ to: shop, value, nonce: 4 }),
})
const call = (signers: readonly (typeof alice | typeof bob)[], signable = payment(5n)) => {
  const signatures = signers.map((owner) => ({ owner, signature: approvedHashSignature(owner) }))
  const { to, data } = execTransactionCall({ ...signable, signatures })
  return { from: alice, to, input: data } as const
}

test('who sends with their own approval has approved; an approval of somebody else is theirs', () => {
  expect(approverIn(call([alice, bob]), payment(5n))).toBe(alice)
  expect(approverIn({ ...call([alice]), from: bob }, payment(5n))).toBeUndefined()
  expect(approverIn(call([bob]), payment(5n))).toBeUndefined()
})

test('what was not executed by this very call names nobody', () => {
  expect(approverIn(call([alice], payment(6n)), payment(5n))).toBeUndefined()
  expect(approverIn({ ...call([alice]), to: shop }, payment(5n))).toBeUndefined()
  expect(approverIn({ ...call([alice]), to: null }, payment(5n))).toBeUndefined()
  expect(approverIn({ ...call([alice]), input: '0x6a761202' }, payment(5n))).toBeUndefined()
  expect(approverIn({ ...call([alice]), input: '0x' }, payment(5n))).toBeUndefined()
})
