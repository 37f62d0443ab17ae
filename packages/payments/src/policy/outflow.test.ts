import { encodeFunctionData, parseAbi, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { describeTransaction } from '@ghost-pay/safe-protocol'

import { alice, bob as bobOwner, carol } from '../testing/owners.ts'
import { nativeLeft } from './outflow.ts'
import { policyFacts, policySpans } from './policyFacts.ts'

const [safe, bob, token] = [alice.address, bobOwner.address, carol.address]
const native = (transaction: object, isFailed?: boolean) =>
  nativeLeft(
    describeTransaction({ safe, transaction: { to: bob, value: 5n, ...transaction } }),
    safe,
    isFailed,
  )

test('the chain’s currency leaves with a payment and with a call', () => {
  expect(native({})).toBe(5n)
  expect(native({ data: '0x12345678' })).toBe(5n)
  const abi = parseAbi(['function transfer(address to, uint256 amount)'])
  const data = encodeFunctionData({ abi, functionName: 'transfer', args: [bob, 7n] })
  expect(native({ to: token, value: 0n, data })).toBe(0n)
})

test('what the account pays itself stays, and what foreign code or a refund takes nobody can say', () => {
  expect(native({ to: safe })).toBe(0n)
  expect(native({ to: safe, value: 0n })).toBe(0n)
  expect(native({ data: '0x12345678', operation: 1 })).toBeUndefined()
  expect(native({ gasPrice: 1n, baseGas: 10n ** 18n })).toBeUndefined()
})

test('a call that fails moves nothing, and its refund is paid all the same', () => {
  expect(native({}, true)).toBe(0n)
  expect(native({ data: '0x12345678', operation: 1 }, true)).toBe(0n)
  expect(native({ gasPrice: 1n, baseGas: 10n ** 18n }, true)).toBeUndefined()
  expect(native({ gasPrice: 1n }, true)).toBeUndefined()
})

test('both spans are added up by token, and one that is not known makes its sum unknown', () => {
  const now = 1_000 * policySpans.day
  const out = (age: number, amount: bigint, left: bigint | undefined) => ({
    time: now - age,
    tokens: new Map([[token.toLowerCase(), amount]]),
    native: left,
  })
  const outflows = [
    out(0, 1n, 3n),
    out(policySpans.day - 1, 10n, 4n),
    out(policySpans.day, 100n, 0n),
    out(policySpans.month - 1, 1000n, undefined),
    out(policySpans.month, 10_000n, 1n),
  ]
  const { spentInDay, spentInMonth } = policyFacts(outflows, now)
  expect([spentInDay(token), spentInMonth(token)]).toEqual([11n, 1111n])
  expect([spentInDay(zeroAddress), spentInMonth(zeroAddress)]).toEqual([7n, undefined])
  expect([spentInDay(bob), spentInMonth(bob)]).toEqual([0n, 0n])
  const nothing = policyFacts(undefined, now)
  expect([nothing.spentInDay(token), nothing.spentInMonth(token)]).toEqual([undefined, undefined])
})
