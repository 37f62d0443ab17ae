import { expect, test } from 'vitest'
import { accountAddress, testAddresses } from '@ghost-pay/gateway-testing'
import { describeTransaction, toSafeTransaction } from '@ghost-pay/safe-protocol'
import { getOfficialContract } from '@ghost-pay/safe-protocol/contracts'

import { draftTransaction } from './draftTransaction.ts'

const { address: multiSend } = getOfficialContract({ name: 'MultiSendCallOnly', version: '1.4.1' })
const toShop = { to: testAddresses.shop, value: 5n, data: '0x' } as const
const toBob = { to: testAddresses.bob, value: 0n, data: '0xa9059cbb' } as const

test('one call stays as it is, and needs no other contract', () => {
  expect(draftTransaction({ calls: [toBob] }, { multiSend: undefined, nonce: 4 })).toEqual(
    toSafeTransaction({ ...toBob, nonce: 4 }),
  )
})

test('several calls are one batch of the official contract, in their order', () => {
  const transaction = draftTransaction({ calls: [toShop, toBob, toShop] }, { multiSend, nonce: 4 })
  expect(transaction).toMatchObject({ to: multiSend, value: 0n, operation: 1, nonce: 4n })
  const { action } = describeTransaction({
    safe: accountAddress,
    transaction: transaction ?? toSafeTransaction({ ...toBob, nonce: 0 }),
  })
  expect(action).toMatchObject({
    kind: 'batch',
    transactions: [
      { action: { kind: 'send', to: toShop.to, value: 5n } },
      { action: { to: toBob.to } },
      { action: { kind: 'send', to: toShop.to, value: 5n } },
    ],
  })
})

test('several calls wait for the contract that runs them', () => {
  expect(
    draftTransaction({ calls: [toShop, toBob] }, { multiSend: undefined, nonce: 4 }),
  ).toBeUndefined()
})

test('an update runs inside the account; the bytes decide whether it is one', () => {
  const multiSend = undefined
  const transaction = draftTransaction({ calls: [toBob], kind: 'update' }, { multiSend, nonce: 4 })
  expect(transaction).toEqual(toSafeTransaction({ ...toBob, operation: 1, nonce: 4 }))
  const { warnings } = describeTransaction({
    safe: accountAddress,
    transaction: transaction ?? toBob,
    version: '1.3.0',
  })
  expect(warnings).toContainEqual(expect.objectContaining({ level: 'blocked' }))
})
