import { parseEther } from 'viem'
import { expect, test } from 'vitest'
import { type SafeTransaction, safeTxHash, toSafeTransaction } from '@ghost-pay/safe-protocol'
import { batchTransaction } from '@ghost-pay/safe-protocol/multisend'

import { offerWord } from './offerToGateway.ts'

const safe = '0x00000000000000000000000000000000000000A1'
const payee = '0x00000000000000000000000000000000000000B2'

const payment = (nonce: number, ether = '1') =>
  waiting(toSafeTransaction({ to: payee, value: parseEther(ether), nonce }))

const batch = (nonce: number, ...ether: string[]) => {
  const transactions = ether.map((each) => ({ to: payee, value: parseEther(each) }))
  return waiting(
    toSafeTransaction({ ...batchTransaction({ transactions, multiSend: safe }), nonce }),
  )
}

const waiting = (transaction: SafeTransaction) => {
  const signable = { chainId: 1, safe, version: '1.4.1', transaction } as const
  return { hash: safeTxHash(signable), signable }
}

test('what waits in this browser is given away only where it has its place still, and nobody has it or its twin', () => {
  const theirs = [payment(5), payment(6, '2')]
  expect(offerWord(payment(7, '3'), theirs, 5)).toBe('give')
  expect(offerWord(payment(5), theirs, 5)).toBe('had')
  expect(offerWord(payment(4, '3'), theirs, 5)).toBe('passed')
  expect(offerWord(payment(6, '3'), theirs, 5)).toBe('taken')
  // The same payment at another place: both could be executed.
  expect(offerWord(payment(8, '2'), theirs, 5)).toBe('twin')
  // One of its lines: the review says so, and its owners decide.
  expect(offerWord(batch(8, '2', '3'), theirs, 5)).toBe('give')
})
