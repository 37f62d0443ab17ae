import { expect, test } from 'vitest'
import { accountAddress, buildSignable, testAddresses } from '@ghost-pay/gateway-testing'
import { getOfficialContract } from '@ghost-pay/safe-protocol/contracts'
import { batchTransaction } from '@ghost-pay/safe-protocol/multisend'

import type { SignableTransaction } from '../signing/SignableTransaction.ts'
import { emptyPlaceDraft, moveUpDrafts } from './lineDrafts.ts'

const { shop, bob } = testAddresses
const multiSend = getOfficialContract({ name: 'MultiSendCallOnly', version: '1.4.1' }).address
const calls = [
  { to: shop, value: 3n, data: '0x' as const },
  { to: bob, value: 0n, data: '0xabcd' as const },
]

test('a rejection is an empty call of the account by itself, at the same place', () => {
  expect(emptyPlaceDraft(accountAddress, 7, 'rejection')).toEqual({
    calls: [{ to: accountAddress, value: 0n, data: '0x' }],
    nonce: 7n,
    kind: 'rejection',
  })
})

/** What is proposed again of something that waits alone behind an empty place. */
const again = (signable: SignableTransaction) =>
  moveUpDrafts(7, [{ nonce: 9, isReady: false, signable }])

test('a payment and an official batch give their calls again', () => {
  expect(again(buildSignable({ value: 5n }))).toEqual([
    { calls: [{ to: shop, value: 5n, data: '0x' }], nonce: 7n, kind: 'replacement' },
  ])
  const { to, value, data } = batchTransaction({ transactions: calls, multiSend })
  expect(again(buildSignable({ to, value, data, operation: 1 }))).toMatchObject([{ calls }])
})

test('an empty transaction is a blank at its new place', () => {
  expect(again(buildSignable({ to: accountAddress, value: 0n, data: '0x' }))).toMatchObject([
    { kind: 'blank' },
  ])
})

test('foreign code, and a refund, are not proposed again', () => {
  const { data } = batchTransaction({ transactions: calls, multiSend })
  expect(again(buildSignable({ to: bob, data, operation: 1 }))).toBeUndefined()
  const paid = buildSignable()
  const transaction = { ...paid.transaction, gasPrice: 1n }
  expect(again({ ...paid, transaction })).toBeUndefined()
})

const at = (nonce: number, value: bigint, isReady = false) => ({
  nonce,
  isReady,
  signable: buildSignable({ nonce, value }),
})

test('what waits behind an empty place moves up in its order', () => {
  expect(moveUpDrafts(7, [at(10, 2n), at(9, 1n)])).toMatchObject([
    { nonce: 7n, kind: 'replacement', calls: [{ value: 1n }] },
    { nonce: 8n, kind: 'replacement', calls: [{ value: 2n }] },
  ])
})

test('nothing moves that could then leave twice, or whose bytes are not known', () => {
  expect(moveUpDrafts(7, [at(9, 1n), at(10, 2n, true)])).toBeUndefined()
  expect(moveUpDrafts(7, [at(9, 1n), at(9, 2n)])).toBeUndefined()
  expect(moveUpDrafts(7, [{ nonce: 9, isReady: false, signable: undefined }])).toBeUndefined()
  expect(moveUpDrafts(7, [])).toBeUndefined()
})
