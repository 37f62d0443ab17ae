import { expect, test } from 'vitest'
import { buildSafeInfo, infoOf, testAddresses } from '@ghost-pay/gateway-testing'

import type { AccountFacts } from '../chain/AccountFacts.ts'
import { accountSafety } from './accountSafety.ts'

/** What the chain says of an account without anything unusual. */
const buildFacts = (facts: Partial<AccountFacts> = {}): AccountFacts => ({
  owners: [testAddresses.alice, testAddresses.bob],
  threshold: 2,
  nonce: 7,
  version: '1.4.1',
  balance: 0n,
  implementation: {
    address: buildSafeInfo().implementation.value,
    official: { name: 'SafeL2', version: '1.4.1' },
  },
  modules: [],
  guard: null,
  moduleGuard: null,
  fallbackHandler: {
    address: testAddresses.carol,
    official: { name: 'CompatibilityFallbackHandler', version: '1.4.1' },
  },
  ...facts,
})

const tones = (...parameters: Parameters<typeof accountSafety>) =>
  accountSafety(...parameters).map(({ tone }) => tone)
const findings = (...parameters: Parameters<typeof accountSafety>) =>
  accountSafety(...parameters).filter(({ tone }) => tone !== 'fine')

test('a usual account gives nothing to look at', () => {
  expect(tones(buildFacts(), buildSafeInfo())).toEqual(['fine', 'fine'])
})

test('modules, guards, a strange handler and a strange contract are each said, with their addresses', () => {
  const facts = buildFacts({
    modules: [testAddresses.bob, testAddresses.carol],
    guard: testAddresses.shop,
    moduleGuard: testAddresses.alice,
    fallbackHandler: { address: testAddresses.bob, official: undefined },
    implementation: { address: testAddresses.carol, official: undefined },
  })
  expect(
    findings(facts, buildSafeInfo()).map(({ tone, kind, addresses }) => [tone, kind, addresses]),
  ).toEqual([
    ['stop', 'modules', [testAddresses.bob, testAddresses.carol]],
    ['warning', 'guard', [testAddresses.shop]],
    ['warning', 'moduleGuard', [testAddresses.alice]],
    ['stop', 'handlerForeign', [testAddresses.bob]],
    ['stop', 'contractForeign', [testAddresses.carol]],
  ])
})

test('an official contract of another kind is no account’s contract', () => {
  const multiSend = { name: 'MultiSend', version: '1.4.1' }
  const facts = buildFacts({ implementation: { address: testAddresses.bob, official: multiSend } })
  expect(findings(facts, undefined)).toMatchObject([
    { tone: 'stop', addresses: [testAddresses.bob] },
  ])
})

test('an outdated version is said in the gateway’s name', () => {
  const info = buildSafeInfo({ implementationVersionState: 'OUTDATED', version: '1.3.0' })
  expect(findings(buildFacts(), info)).toMatchObject([
    { tone: 'warning', kind: 'outdated', version: '1.3.0' },
  ])
})

test('what the gateway alone says is said as well', () => {
  const info = buildSafeInfo({
    modules: [infoOf(testAddresses.bob)],
    guard: infoOf(testAddresses.shop),
    fallbackHandler: infoOf(testAddresses.carol),
    implementationVersionState: 'UNKNOWN',
  })
  expect(findings(undefined, info)).toHaveLength(4)
})

test('the chain’s word stands over the gateway’s', () => {
  const silent = buildSafeInfo({ modules: [], guard: null })
  expect(
    findings(buildFacts({ modules: [testAddresses.bob], guard: testAddresses.shop }), silent),
  ).toHaveLength(2)
  const invented = buildSafeInfo({ modules: [infoOf(testAddresses.bob)] })
  expect(findings(buildFacts(), invented)).toEqual([])
})

test('of an account that is not known nothing is said', () => {
  expect(accountSafety(undefined, undefined)).toEqual([])
})

test('modules that the contract cannot list are not called none', () => {
  expect(findings(buildFacts({ modules: undefined }), buildSafeInfo())).toMatchObject([
    { tone: 'warning', kind: 'modulesUnread' },
  ])
})

test('an account without a fallback handler is named so; one that cannot say is not', () => {
  expect(findings(buildFacts({ fallbackHandler: null }), undefined)).toMatchObject([
    { tone: 'warning', kind: 'handlerNone' },
  ])
  expect(findings(buildFacts({ fallbackHandler: undefined }), undefined)).toEqual([])
})

test('the contract for the main chain is as official as the one for the others', () => {
  const official = { name: 'Safe', version: '1.4.1' }
  const facts = buildFacts({ implementation: { address: testAddresses.bob, official } })
  expect(findings(facts, undefined)).toEqual([])
})

test('a contract that the gateway does not know is named', () => {
  const info = buildSafeInfo({ implementationVersionState: 'UNKNOWN' })
  expect(findings(undefined, info)).toMatchObject([
    { tone: 'stop', addresses: [info.implementation.value] },
  ])
})
