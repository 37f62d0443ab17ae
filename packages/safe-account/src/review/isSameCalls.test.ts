import { expect, test } from 'vitest'
import { testAddresses } from '@ghost-pay/gateway-testing'
import { bindMemo, memoReference } from '@ghost-pay/payments/memo'
import { erc20TransferCall } from '@ghost-pay/safe-protocol'
import { batchTransaction } from '@ghost-pay/safe-protocol/multisend'

import { type Call, callParts, callsInBoth, isSameCalls } from './isSameCalls.ts'

const { alice: multiSend, bob, carol } = testAddresses
const pay = (words?: string, to = bob as `0x${string}`): Call => {
  const call = erc20TransferCall({ token: testAddresses.shop, to, amount: 5n })
  const data = words === undefined ? call.data : bindMemo(call.data, memoReference(words))
  return { ...call, data, operation: 0 }
}
const batch = (...calls: Call[]): Call => {
  const transactions = calls.map(({ value, data, to }) => ({
    to: to as `0x${string}`,
    value,
    data,
  }))
  const { to, data, operation } = batchTransaction({ transactions, multiSend })
  return { to, value: 0n, data, operation: operation ?? 0 }
}
const same = (one: Call, other: Call) => isSameCalls(callParts(one), callParts(other))

test('a payment with the fingerprint of its memo is the same as without', () => {
  expect(same(pay('Rent'), pay())).toBe(true)
  expect(same(pay(), pay('Rent'))).toBe(true)
  expect(same(pay('Rent'), pay('Rent'))).toBe(true)
  expect(same(pay('Invoice 12'), pay('Invoice 13'))).toBe(false)
  expect(same(pay('Rent'), pay(undefined, carol))).toBe(false)
})

test('so is a batch, whichever of its lines carry one', () => {
  expect(same(batch(pay('Ana'), pay('Ben', carol)), batch(pay(), pay('Ben', carol)))).toBe(true)
  expect(same(batch(pay(), pay()), batch(pay(), pay(), pay()))).toBe(false)
  expect(same(batch(pay(), pay()), batch(pay(), pay(undefined, carol)))).toBe(false)
})

test('lines of a batch are the same in any order, and each counts once', () => {
  const inBoth = (one: Call, other: Call) => callsInBoth(callParts(one), callParts(other))
  expect(same(batch(pay(), pay('Ben', carol)), batch(pay('Ben', carol), pay()))).toBe(true)
  expect(inBoth(batch(pay(), pay(undefined, carol)), batch(pay('Rent'), pay()))).toBe(1)
  expect(inBoth(pay(), batch(pay('Rent'), pay(undefined, carol)))).toBe(1)
  expect(inBoth(pay('Rent'), batch(pay('Gift'), pay(undefined, carol)))).toBe(0)
  // One without a memo leaves the one with it to its own.
  expect(inBoth(batch(pay(), pay('Rent')), batch(pay('Rent'), pay('Gift')))).toBe(2)
})

test('what is no batch and no transfer is compared as it is', () => {
  const other = { ...batch(pay(), pay()), data: '0x1234' as const }
  expect(same(other, other)).toBe(true)
  expect(same(other, { ...other, data: '0x1235' })).toBe(false)
  expect(same(pay(), { ...pay(), data: `${pay().data}12` })).toBe(false)
  expect(same(pay(), { ...pay(), operation: 1 })).toBe(false)
})
