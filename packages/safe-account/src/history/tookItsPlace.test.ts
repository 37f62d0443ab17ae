import { zeroHash } from 'viem'
import { expect, test } from 'vitest'
import { accountAddress as safe, buildTransaction, testAddresses } from '@ghost-pay/gateway-testing'
import { rejectionTransaction, safeTxHash, toSafeTransaction } from '@ghost-pay/safe-protocol'

import type { SignableTransaction } from '../signing/SignableTransaction.ts'
import { tookItsPlace } from './tookItsPlace.ts'

const signable = (value: bigint, nonce = 7): SignableTransaction => ({
  chainId: 1,
  safe,
  version: '1.4.1',
  transaction: toSafeTransaction({ to: testAddresses.shop, value, nonce }),
})
const rejection = {
  ...signable(0n),
  transaction: toSafeTransaction(rejectionTransaction({ safe, nonce: 7 })),
}
const listed = (one: ReturnType<typeof signable>) =>
  buildTransaction({
    id: `multisig_${safe}_${safeTxHash(one)}`,
    nonce: Number(one.transaction.nonce),
    status: 'SUCCESS',
  })
const dead = signable(1n)

test('what has the same nonce took the place, and not the transaction itself', () => {
  const other = listed(signable(2n))
  const found = tookItsPlace([listed(signable(3n, 8)), listed(dead), other], dead)
  expect(found).toEqual({
    transaction: other,
    safeTxHash: safeTxHash(signable(2n)),
    isRejection: false,
  })
  expect(tookItsPlace([listed(signable(3n, 8)), listed(dead)], dead)).toBeUndefined()
})

test('a rejection is one by its hash, whatever else the gateway says of it', () => {
  expect(tookItsPlace([listed(rejection)], dead)?.isRejection).toBe(true)
  const claimed = { ...listed(rejection), id: `multisig_${safe}_${zeroHash}` }
  expect(tookItsPlace([claimed], dead)?.isRejection).toBe(false)
})

test('what owners do not sign takes no place', () => {
  const transfer = { ...listed(signable(2n)), executionInfo: null }
  expect(tookItsPlace([transfer], dead)).toBeUndefined()
})
