import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { testAddresses } from '@ghost-pay/gateway-testing'
import { type MessageData, ownMessageHash } from '@ghost-pay/safe-account/messages'
import { readList, writeList } from '@ghost-pay/safe-account/store'

import { accountAddress } from '../../testing/buildAccount.ts'
import {
  dropMessage,
  findMessage,
  keepMessage,
  type KeptMessage,
  readKeptMessage,
} from './keptMessages.ts'

function buildKept(message: MessageData, signer: Address = testAddresses.alice): KeptMessage {
  const signable = { chainId: 1, safe: accountAddress, version: '1.4.1', message } as const
  const messageHash = ownMessageHash(signable) ?? '0x'
  return { signable, signed: { signature: '0x12', signer, messageHash } }
}
const one = buildKept('We agree.')
const typed = buildKept({
  domain: { name: 'Shop' },
  primaryType: 'Order',
  types: { Order: [{ name: 'count', type: 'uint256' }] },
  message: { count: '12' },
})

test('what is kept comes back whole, text and typed data', () => {
  expect(readList(writeList([one, typed]), readKeptMessage)).toEqual([one, typed])
})

test('one signer’s signature for one message is kept once, is found and dropped', () => {
  const newer = { ...one, signed: { ...one.signed, signature: '0x34' as const } }
  expect(keepMessage([one], newer)).toEqual([newer])
  const others = [typed, buildKept('We agree.', testAddresses.bob)]
  const all = keepMessage(others, one)
  const { signer, messageHash } = one.signed
  expect(findMessage(all, signer, messageHash)).toBe(one)
  expect(findMessage(all, testAddresses.carol, messageHash)).toBeUndefined()
  expect(findMessage(all, undefined, messageHash)).toBeUndefined()
  expect(dropMessage(all, one.signed)).toEqual(others)
})

test.each<[string, unknown]>([
  ['no list', {}],
  ['holes', [null, 1, {}]],
  ['other words than were signed', [{ ...one, signable: typed.signable }]],
  ['another account', [{ ...one, signable: { ...one.signable, safe: testAddresses.bob } }]],
  ['no signature', [{ ...one, signed: { ...one.signed, signature: 'x' } }]],
  ['no signer', [{ ...one, signed: { ...one.signed, signer: 'x' } }]],
])('what is damaged is left out: %s', (_, stored) => {
  expect(readList(JSON.stringify(stored), readKeptMessage)).toEqual([])
})
