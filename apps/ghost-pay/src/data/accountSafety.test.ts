import { expect, test } from 'vitest'
import { infoOf, testAddresses } from '@ghost-pay/gateway-testing'

import { buildFacts, buildSafeInfo } from '../testing/buildAccount.ts'
import { accountSafety } from './accountSafety.ts'

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
    findings(facts, buildSafeInfo()).map(({ tone, sentence, addresses }) => [
      tone,
      sentence,
      addresses,
    ]),
  ).toEqual([
    ['stop', ['safety.modules', { count: 2 }], [testAddresses.bob, testAddresses.carol]],
    ['warning', ['safety.guard'], [testAddresses.shop]],
    ['warning', ['safety.moduleGuard'], [testAddresses.alice]],
    ['stop', ['safety.handler.foreign'], [testAddresses.bob]],
    ['stop', ['safety.contract.foreign'], [testAddresses.carol]],
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
    {
      tone: 'warning',
      sentence: ['safety.outdated', { version: '1.3.0' }],
    },
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
    { tone: 'warning', sentence: ['safety.modules.unread'] },
  ])
})

test('an account without a fallback handler is named so; one that cannot say is not', () => {
  expect(findings(buildFacts({ fallbackHandler: null }), undefined)).toMatchObject([
    { tone: 'warning', sentence: ['safety.handler.none'] },
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
