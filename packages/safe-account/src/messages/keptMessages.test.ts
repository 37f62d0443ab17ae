import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { accountAddress, testAddresses } from '@ghost-pay/gateway-testing'

import { keyedList } from '../store/keyedList.ts'
import { readList, writeList } from '../store/storedList.ts'
import { memoryStore } from '../testing/memoryList.ts'
import { type KeptMessage, keptMessageKind } from './keptMessages.ts'
import { ownMessageHash } from './ownMessageHash.ts'
import type { MessageData } from './SignableMessage.ts'

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
  expect(readList(writeList([one, typed]), keptMessageKind.readOne)).toEqual([one, typed])
})

test('one signature of each signer is kept for a message', () => {
  const list = keyedList(memoryStore(), keptMessageKind)
  const others = [typed, buildKept('We agree.', testAddresses.bob)]
  const newer = { ...one, signed: { ...one.signed, signature: '0x34' as const } }
  for (const kept of [one, ...others, newer]) list.remember(kept)
  expect(list.read()).toEqual([...others, newer])
  const signer = one.signed.signer.toLowerCase() as Address // The same address.
  expect(list.find({ signed: { ...one.signed, signer } })).toEqual(newer)
  list.forget(one)
  expect(list.read()).toEqual(others)
})

test.each<[string, unknown]>([
  ['no list', {}],
  ['holes', [null, 1, {}]],
  ['other words than were signed', [{ ...one, signable: typed.signable }]],
  ['another account', [{ ...one, signable: { ...one.signable, safe: testAddresses.bob } }]],
  ['no signature', [{ ...one, signed: { ...one.signed, signature: 'x' } }]],
  ['no signer', [{ ...one, signed: { ...one.signed, signer: 'x' } }]],
])('what is damaged is left out: %s', (_, stored) => {
  expect(readList(JSON.stringify(stored), keptMessageKind.readOne)).toEqual([])
})
