import fc from 'fast-check'
import { type Address, maxUint256, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { safeMessageHash } from '@ghost-pay/safe-protocol'

import { currentPolicy } from './currentPolicy.ts'
import { decidePayments, type PolicyDraft, type PolicyFacts } from './decidePayments.ts'
import type { SpendPolicy } from './policy.ts'
import { policyTypedData } from './policyTypedData.ts'
import { readPolicy } from './readPolicy.ts'

const account = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const ana = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const eve = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const usd = '0x8C04827329f40a0de8145226d98719aA2a5c53bb'
const none = `0x${'00'.repeat(32)}` as const
const hash = (byte: string) => `0x${byte.repeat(32)}` as const

const policyOf = (parts: Partial<SpendPolicy> = {}): SpendPolicy => ({
  chainId: 1,
  account,
  issuedAt: 1_700_000_000n,
  replaces: none,
  people: [ana],
  onlyPeople: false,
  onlyTokens: false,
  limits: [{ token: usd, toAnyone: 10_000n, perDay: 50_000n, perMonth: null }],
  ...parts,
})

const expected = { chainId: 1, account }

test('a policy is read as it was written, over JSON too, and is a message that an account signs', () => {
  const policy = policyOf()
  const data = policyTypedData(policy)
  expect(readPolicy(JSON.parse(JSON.stringify(data)), expected)).toEqual(policy)
  const types = { SpendPolicy: data.types['SpendPolicy'], TokenLimit: data.types['TokenLimit'] }
  expect(readPolicy({ ...data, types }, expected)).toEqual(policy)
  const signed = { chainId: 1, safe: account, version: '1.4.1' }
  const of = (one: SpendPolicy) => safeMessageHash({ ...signed, message: policyTypedData(one) })
  expect(of(policy)).toBe(of(policyOf()))
  expect(of(policy)).not.toBe(of(policyOf({ onlyPeople: true })))
  expect(of(policy)).not.toBe(of(policyOf({ limits: [] })))
})

test.each<[string, (data: ReturnType<typeof policyTypedData>) => unknown]>([
  ['another chain', (data) => ({ ...data, domain: { ...data.domain, chainId: 2 } })],
  ['another account', (data) => ({ ...data, domain: { ...data.domain, verifyingContract: eve } })],
  ['another version', (data) => ({ ...data, domain: { ...data.domain, version: '2' } })],
  ['a salt', (data) => ({ ...data, domain: { ...data.domain, salt: none } })],
  ['another type', (data) => ({ ...data, primaryType: 'TokenLimit' })],
  ['a further type', (data) => ({ ...data, types: { ...data.types, More: [] } })],
  [
    'fields in another order',
    (data) => ({
      ...data,
      types: { ...data.types, SpendPolicy: [...(data.types['SpendPolicy'] ?? [])].reverse() },
    }),
  ],
  [
    'a domain of which not everything is hashed',
    (data) => ({
      ...data,
      types: { ...data.types, EIP712Domain: data.types['EIP712Domain']?.slice(0, 2) },
    }),
  ],
  ['no list of people', (data) => ({ ...data, message: { ...data.message, people: 'all' } })],
  [
    'somebody who is no address',
    (data) => ({ ...data, message: { ...data.message, people: ['x'] } }),
  ],
  [
    'too many people',
    (data) => ({ ...data, message: { ...data.message, people: Array(1001).fill(ana) } }),
  ],
  ['a word for a truth', (data) => ({ ...data, message: { ...data.message, onlyPeople: 'no' } })],
  [
    'two limits for one token',
    (data) => ({
      ...data,
      message: { ...data.message, limits: Array(2).fill((data.message['limits'] as unknown[])[0]) },
    }),
  ],
  [
    'an amount that was rounded',
    (data) => ({
      ...data,
      message: {
        ...data.message,
        limits: [{ token: usd, toAnyone: 2 ** 60, perDay: '1', perMonth: '1' }],
      },
    }),
  ],
  ['a negative time', (data) => ({ ...data, message: { ...data.message, issuedAt: '-1' } })],
])('is no policy: %s', (_, change) => {
  expect(readPolicy(change(policyTypedData(policyOf())), expected)).toBeUndefined()
})

test('nothing from outside crashes the reading', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(readPolicy(value, expected)).toBeUndefined()
    }),
  )
})

const unspent: PolicyFacts = { spentInDay: () => 0n, spentInMonth: () => 0n }
const pay = (...payments: [to: Address, amount: bigint, token?: Address][]): PolicyDraft => ({
  payments: payments.map(([to, amount, token = usd]) => ({ to, amount, token })),
  isWhole: true,
})
const rules = (draft: PolicyDraft, policy = policyOf(), facts = unspent) =>
  decidePayments(draft, policy, facts).map(({ rule }) => rule)

test('more than anyone may get goes to known people only', () => {
  expect(rules(pay([ana, 10_001n], [eve, 10_000n]))).toEqual([])
  expect(decidePayments(pay([ana, 1n], [eve, 10_001n]), policyOf(), unspent)).toEqual([
    { rule: 'toAnyone', index: 1, to: eve, token: usd, amount: 10_001n, limit: 10_000n },
  ])
  // A sum that is cut into pieces is still the sum.
  expect(rules(pay([eve, 6000n], [eve, 6000n]))).toEqual(['toAnyone'])
  const lower = eve.toLowerCase() as Address
  expect(rules(pay([eve, 6000n], [lower, 6000n]))).toEqual(['toAnyone'])
})

test('only these people, and only these tokens', () => {
  expect(rules(pay([eve, 1n]), policyOf({ onlyPeople: true }))).toEqual(['onlyPeople'])
  expect(rules(pay([ana, 1n]), policyOf({ onlyPeople: true }))).toEqual([])
  expect(rules(pay([ana, 1n, zeroAddress]), policyOf({ onlyTokens: true }))).toEqual(['onlyTokens'])
  expect(rules(pay([ana, 1n, zeroAddress]))).toEqual([])
  // What the account pays itself does not leave it.
  expect(rules(pay([account, 1n, zeroAddress]), policyOf({ onlyPeople: true }))).toEqual([])
})

test('what left already counts for the day and the month', () => {
  const policy = policyOf({
    limits: [{ token: usd, toAnyone: null, perDay: 100n, perMonth: 500n }],
  })
  const spent = (day: bigint | undefined, month: bigint | undefined): PolicyFacts => ({
    spentInDay: () => day,
    spentInMonth: () => month,
  })
  expect(rules(pay([eve, 60n], [ana, 40n]), policy)).toEqual([])
  expect(rules(pay([eve, 60n], [ana, 41n]), policy)).toEqual(['perDay'])
  expect(rules(pay([eve, 100n]), policy, spent(1n, 1n))).toEqual(['perDay'])
  expect(rules(pay([eve, 100n]), policy, spent(0n, 401n))).toEqual(['perMonth'])
  expect(rules(pay([eve, 100n]), policy, spent(undefined, undefined))).toEqual([
    'spentUnknown',
    'spentUnknown',
  ])
  expect(rules(pay([eve, 501n]), policy, spent(undefined, undefined))).toEqual([
    'perDay',
    'perMonth',
  ])
})

test('of what is no payment a policy cannot say that it keeps to it', () => {
  expect(rules({ payments: [], isWhole: false })).toEqual(['notOnlyPayments'])
})

test('no limit is written as the largest number, and zero is a limit', () => {
  const limits = [{ token: usd, toAnyone: 0n, perDay: null, perMonth: null }] as const
  const data = policyTypedData(policyOf({ limits }))
  expect(data.message['limits']).toEqual([
    { token: usd, toAnyone: '0', perDay: maxUint256.toString(), perMonth: maxUint256.toString() },
  ])
  expect(rules(pay([eve, 1n]), policyOf({ limits }))).toEqual(['toAnyone'])
})

test('the latest policy holds, unless another takes its place', () => {
  const first = { policy: policyOf(), messageHash: hash('aa') }
  const later = { policy: policyOf({ issuedAt: 1_800_000_000n }), messageHash: hash('bb') }
  expect(currentPolicy([])).toBeUndefined()
  expect(currentPolicy([later, first])).toBe(later)
  // One moment: every reader finds the same.
  const twin = { policy: policyOf(), messageHash: hash('ab') }
  expect([currentPolicy([first, twin]), currentPolicy([twin, first])]).toEqual([twin, twin])
  const heir = { policy: policyOf({ replaces: hash('ab') }), messageHash: hash('01') }
  expect(currentPolicy([twin, heir])).toBe(heir)
  // An older one cannot take the place of a later one, and nothing takes its own.
  const old = {
    policy: policyOf({ issuedAt: 1n, replaces: hash('bb') }),
    messageHash: hash('cc'),
  }
  expect(currentPolicy([later, old])).toBe(later)
  // A moment in milliseconds is the same moment: what is signed a second later takes its place.
  const inMilliseconds = {
    policy: policyOf({ issuedAt: 1_700_000_000_999n }),
    messageHash: hash('ee'),
  }
  const next = { policy: policyOf({ issuedAt: 1_700_000_001n }), messageHash: hash('01') }
  expect(currentPolicy([inMilliseconds, next])).toBe(next)
  expect(currentPolicy([inMilliseconds, old])).toBe(inMilliseconds)
  const replacing = {
    policy: policyOf({ issuedAt: 1_700_000_001n, replaces: hash('ee') }),
    messageHash: hash('00'),
  }
  expect(currentPolicy([inMilliseconds, replacing, old])).toBe(replacing)
  const own = { policy: policyOf({ replaces: hash('dd') }), messageHash: hash('dd') }
  expect(currentPolicy([own])).toBe(own)
})
