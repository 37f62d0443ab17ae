import type { Hex } from 'viem'
import { describe, expect, test } from 'vitest'

import type { OfficialContractName } from './contracts/officialContract.ts'
import { getOfficialContract } from './contracts/officialContracts.ts'
import { describeTransaction } from './describeTransaction.ts'
import { execTransactionCall } from './execTransactionCall.ts'
import { addressWord, uintWord } from './hex.ts'
import type { MetaTransactionInput } from './metaTransaction.ts'
import { encodeMultiSend } from './multisend/encodeMultiSend.ts'
import { selectors } from './selectors.ts'

const safe = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const dave = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const eve = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

const describeIt = (transaction: MetaTransactionInput) => describeTransaction({ safe, transaction })
const actionOf = (transaction: MetaTransactionInput) => describeIt(transaction).action
const official = (name: OfficialContractName, version = '1.4.1') =>
  getOfficialContract({ name, version }).address

const [word, other] = [addressWord('dave', dave), addressWord('eve', eve)]
/** An address with something before it: Solidity’s decoder refuses it, and old contracts cut it off. */
const dirty = `1${word.slice(1)}`
const seven = uintWord(7n)
const call = (name: keyof typeof selectors, ...words: string[]): Hex =>
  `${selectors[name]}${words.join('')}`

test('only what sends nothing to the account itself is a rejection', () => {
  expect(actionOf({ to: safe }).kind).toBe('reject')
  expect(actionOf({ to: safe, value: 1n })).toMatchObject({ kind: 'send', value: 1n })
  expect(actionOf({ to: dave })).toMatchObject({ kind: 'send', value: 0n })
})

describe('a word that does not fit its type is not read', () => {
  test.each<[string, string, Hex]>([
    ['a receiver', dave, call('transfer(address,uint256)', dirty, seven)],
    ['an operator', dave, call('setApprovalForAll(address,bool)', dirty, uintWord(1n))],
    ['neither yes nor no', dave, call('setApprovalForAll(address,bool)', word, uintWord(2n))],
    ['an amount cut off', dave, call('transfer(address,uint256)', word, seven.slice(2))],
    [
      'the owner before one that leaves',
      safe,
      call('removeOwner(address,address,uint256)', dirty, other, seven),
    ],
    [
      'the owner before one that is replaced',
      safe,
      call('swapOwner(address,address,address)', dirty, other, word),
    ],
    [
      'the module before one that leaves',
      safe,
      call('disableModule(address,address)', dirty, other),
    ],
    [
      'more than 160 bits',
      dave,
      call('approve(address,address,uint160,uint48)', word, other, uintWord(1n << 160n), seven),
    ],
    [
      'more than 48 bits',
      dave,
      call('approve(address,address,uint160,uint48)', word, other, seven, uintWord(1n << 48n)),
    ],
    [
      'no end of the permission',
      dave,
      call('approve(address,address,uint160,uint48)', word, other, seven),
    ],
  ])('%s', (_, to, data) => {
    expect(actionOf({ to, data }).kind).toBe('unreadable')
  })

  test('of a transaction of another account', () => {
    const { data } = execTransactionCall({
      safe: eve,
      transaction: { to: dave, nonce: 0 },
      signatures: '0x',
    })
    // 7 and 8 are the token of the refund and who gets it.
    for (const place of [0, 7, 8]) {
      const start = 10 + place * 64
      const changed: Hex = `0x${data.slice(2, start)}${dirty}${data.slice(start + 64)}`
      expect(actionOf({ to: eve, data: changed }).kind).toBe('unreadable')
    }
    expect(actionOf({ to: eve, data: data.slice(0, 10 + 6 * 64) }).kind).toBe('unreadable')
  })
})

test('a function is known in any case of letters', () => {
  const data = `0x${call('transfer(address,uint256)', word, seven).slice(2).toUpperCase()}`
  expect(actionOf({ to: eve, data })).toMatchObject({ kind: 'tokenTransfer', to: dave, amount: 7n })
})

test('a permission that says no is one of nothing', () => {
  const permit = (allowed: bigint) =>
    actionOf({
      to: dave,
      data: call(
        'permit(address,address,uint256,uint256,bool,uint8,bytes32,bytes32)',
        ...[word, other, uintWord(0n), uintWord(1n), uintWord(allowed), seven, seven, seven],
      ),
    })
  expect(permit(0n)).toMatchObject({ kind: 'permit', amount: 0n })
  expect(permit(1n)).toMatchObject({ kind: 'permit', amount: undefined })
})

test('an account is created by the factory alone', () => {
  const data = call('createProxyWithNonce(address,bytes,uint256)', word, seven, seven)
  expect(actionOf({ to: official('SafeProxyFactory'), data }).kind).toBe('createAccount')
  expect(actionOf({ to: official('CreateCall'), data }).kind).toBe('call')
  expect(actionOf({ to: eve, data }).kind).toBe('call')
})

describe('a delegatecall is what it looks like only at its own contract', () => {
  const message = call('signMessage(bytes)', uintWord(32n), uintWord(1n), 'ab'.padEnd(64, '0'))
  const kindOf = (name: OfficialContractName, data: Hex) =>
    actionOf({ to: official(name), operation: 1, data }).kind

  test.each<[string, OfficialContractName, Hex]>([
    ['signMessage', 'SignMessageLib', message],
    ['delegateCall', 'CreateCall', message],
    ['delegateCall', 'SignMessageLib', call('approveHash(bytes32)', seven)],
    ['delegateCall', 'SignMessageLib', message.slice(0, 74) as Hex],
    // It says two bytes more than there are.
    [
      'delegateCall',
      'SignMessageLib',
      call('signMessage(bytes)', uintWord(32n), uintWord(3n), 'ab'),
    ],
    ['migrate', 'SafeMigration', selectors['migrateSingleton()']],
    ['delegateCall', 'SafeMigration', '0xdeadbeef'],
    ['delegateCall', 'CreateCall', selectors['migrateSingleton()']],
    ['migrate', 'SafeToL2Migration', call('migrateToL2(address)', word)],
  ])('%s of %s', (kind, name, data) => {
    expect(kindOf(name, data)).toBe(kind)
  })

  test('and moves no value of its own', () => {
    const { sentence } = describeIt({ to: eve, value: 1n, data: '0xdeadbeef', operation: 1 })
    expect(sentence).not.toContain('goes with it')
  })
})

test('a batch is one by delegatecall alone, and a transaction of another account by call alone', () => {
  const data = encodeMultiSend([{ to: dave, value: 1n }])
  expect(actionOf({ to: official('MultiSendCallOnly'), data }).kind).toBe('call')
  expect(actionOf({ to: official('MultiSendCallOnly'), data, operation: 1 }).kind).toBe('batch')
  const execution = (account: string) =>
    execTransactionCall({ safe: account, transaction: { to: dave, nonce: 0 }, signatures: '0x' })
  expect(actionOf(execution(eve)).kind).toBe('execute')
  expect(actionOf({ ...execution(eve), operation: 1 }).kind).toBe('delegateCall')
  expect(actionOf(execution(safe)).kind).toBe('call')
})

test('in a batch of version 1.5.0 only the zero address stands for the account itself', () => {
  const { action } = describeIt({
    to: official('MultiSendCallOnly', '1.5.0'),
    operation: 1,
    data: encodeMultiSend([{ to: dave, value: 1n }, { to: `0x${'00'.repeat(20)}` }]),
  })
  expect(action).toMatchObject({
    transactions: [{ action: { kind: 'send', to: dave } }, { action: { kind: 'reject' } }],
  })
})
