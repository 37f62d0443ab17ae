import { expect, test } from 'vitest'

import { getOfficialContract } from '../contracts/officialContracts.ts'
import { describeTransaction } from '../describeTransaction.ts'
import { InvalidFieldError } from '../errors.ts'
import { addressWord, uintWord } from '../hex.ts'
import type { MetaTransactionInput } from '../metaTransaction.ts'
import { changeThresholdCall } from '../ownerCalls.ts'
import { selectors } from '../selectors.ts'
import { setFallbackHandlerCall, setGuardCall } from '../settingsCalls.ts'
import { erc20ApproveCall } from '../tokenCalls.ts'

const safe = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const dave = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const eve = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const token = { address: dave, symbol: 'dUSD', decimals: 6 }
const options = { safe, tokens: [token] }

type Given = MetaTransactionInput & { gasPrice?: number; refundReceiver?: string }
const warningsIn = (transaction: Given, more: object = {}) =>
  describeTransaction({ ...options, ...more, transaction }).warnings
const codesOf = (transaction: Given, more: object = {}) =>
  warningsIn(transaction, more).map(({ code }) => code)
const sentencesOf = (transaction: Given) => warningsIn(transaction).map(({ sentence }) => sentence)

test('a migration that leaves the fallback handler alone does not say that it changes', () => {
  const codes = (name: 'SafeMigration' | 'SafeToL2Migration', data: string) =>
    codesOf({ to: getOfficialContract({ name, version: '1.4.1' }).address, operation: 1, data })
  const all = ['delegateCall', 'implementation', 'fallbackHandler']
  expect(codes('SafeMigration', selectors['migrateSingleton()'])).toEqual(all.slice(0, 2))
  expect(codes('SafeMigration', selectors['migrateL2WithFallbackHandler()'])).toEqual(all)
  const words = addressWord('a', dave) + addressWord('b', eve)
  const migrateToL2 = `${selectors['migrateToL2(address)']}${words.slice(0, 64)}`
  expect(codes('SafeToL2Migration', migrateToL2)).toEqual(all.slice(0, 2))
  const fromV111 = `${selectors['migrateFromV111(address,address)']}${words}`
  expect(codes('SafeToL2Migration', fromV111)).toEqual(all)
})

test('what is taken away is named as taken away', () => {
  expect(sentencesOf(setGuardCall({ safe, guard: null }))).toEqual([
    'The guard that checks transactions is removed.',
  ])
  expect(sentencesOf(setGuardCall({ safe, guard: eve }))).toEqual([
    `${eve} can refuse every transaction from then on.`,
  ])
  expect(sentencesOf(setFallbackHandlerCall({ safe, handler: null }))).toEqual([
    'The account answers no signature checks and no token callbacks from then on.',
  ])
  expect(sentencesOf(setFallbackHandlerCall({ safe, handler: eve }))).toEqual([
    `${eve} answers in the account’s name from then on.`,
  ])
})

test('one confirmation is one, two are two', () => {
  const owners = [dave, eve]
  expect(sentencesOf(changeThresholdCall({ safe, owners, threshold: 1 }))).toEqual([
    '1 owner must approve from then on.',
  ])
  expect(sentencesOf(changeThresholdCall({ safe, owners, threshold: 2 }))).toEqual([
    '2 owners must approve from then on.',
  ])
})

test('a refund says who is paid', () => {
  expect(sentencesOf({ to: dave, value: 1n, gasPrice: 1 })).toEqual([
    expect.stringMatching(/^The account pays a refund to whoever sends it\b/),
  ])
  expect(sentencesOf({ to: dave, value: 1n, gasPrice: 1, refundReceiver: eve })).toEqual([
    expect.stringContaining(`The account pays a refund to ${eve}`),
  ])
})

test('a known spender is known in any case of letters', () => {
  const approve = erc20ApproveCall({ token: dave, spender: eve, amount: 1 })
  for (const known of [eve, eve.toLowerCase(), `0x${eve.slice(2).toUpperCase()}`]) {
    expect(codesOf(approve, { knownSpenders: [known] })).toEqual([])
  }
  expect(codesOf(approve, { knownSpenders: [dave] })).toEqual(['unknownSpender'])
})

test('what is moved by transferFrom is asked for like any other token', () => {
  const data = `${selectors['transferFrom(address,address,uint256)']}${addressWord('from', safe)}${addressWord('to', dave)}${uintWord(7n)}`
  expect(codesOf({ to: dave, data })).toEqual([])
  expect(codesOf({ to: eve, data })).toEqual(['unknownToken'])
})

test('only a call that names a function can be one of the account’s own', () => {
  expect(codesOf({ to: safe, data: '0xdead' })).toEqual([])
  expect(codesOf({ to: safe, data: '0xdeadbeef' })).toEqual(['selfCall'])
  expect(codesOf({ to: eve, data: '0xdeadbeef' })).toEqual([])
})

test('an account that is no address is refused by name', () => {
  expect(() => describeTransaction({ safe: '0x12', transaction: { to: dave } })).toThrow(
    InvalidFieldError,
  )
})
