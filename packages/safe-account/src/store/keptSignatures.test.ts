import { expect, test } from 'vitest'
import { accountAddress, testAddresses } from '@ghost-pay/gateway-testing'
import { safeTxHash, toSafeTransaction } from '@ghost-pay/safe-protocol'

import { memoryStore } from '../testing/memoryList.ts'
import { type KeptSignature, keptSignatureKind } from './keptSignatures.ts'
import { keyedList } from './keyedList.ts'
import { readList, writeList } from './storedList.ts'

function buildKept(
  value = 1n,
  signer: KeptSignature['signed']['signer'] = testAddresses.alice,
): KeptSignature {
  const signable = {
    chainId: 1,
    safe: accountAddress,
    version: '1.4.1',
    transaction: toSafeTransaction({ to: testAddresses.shop, value, nonce: 7 }),
  } as const
  return {
    signable,
    signed: { signature: '0x12', signer, safeTxHash: safeTxHash(signable) },
    isProposal: true,
  }
}
const one = buildKept()
const again = (kept: unknown) => readList(JSON.stringify(kept), keptSignatureKind.readOne)

test('what is kept comes back whole', () => {
  expect(readList(writeList([one]), keptSignatureKind.readOne)).toEqual([one])
})

test('one signature of each signer is kept for a transaction', () => {
  const list = keyedList(memoryStore(), keptSignatureKind)
  const others = [buildKept(2n), buildKept(1n, testAddresses.bob)]
  const newer = { ...one, signed: { ...one.signed, signature: '0x34' as const } }
  for (const kept of [one, ...others, newer]) list.remember(kept)
  expect(list.read()).toEqual([...others, newer])
  const signer = one.signed.signer.toLowerCase() as KeptSignature['signed']['signer'] // The same address.
  expect(list.find({ signed: { ...one.signed, signer } })).toEqual(newer)
  list.forget(one)
  expect(list.read()).toEqual(others)
})

test.each<[string, unknown]>([
  ['nothing', null],
  ['no list', {}],
  ['holes', [null, 1, {}]],
  ['another amount than was signed', [buildStored({ value: '2' })]],
  ['another recipient than was signed', [buildStored({ to: testAddresses.bob })]],
  ['no signature', [{ ...(buildStored() as object), signed: { ...one.signed, signature: 'no' } }]],
  ['no signer', [{ ...(buildStored() as object), signed: { ...one.signed, signer: 'no' } }]],
])('%s is not kept', (_, stored) => {
  expect(again(stored)).toEqual([])
})

test('what is not called a proposal is a confirmation', () => {
  const stored = { ...(buildStored() as object), isProposal: 'yes' }
  expect(again([stored])).toMatchObject([{ isProposal: false }])
})

function buildStored(transaction: object = {}): unknown {
  const [stored] = JSON.parse(writeList([one])) as [KeptSignature]
  const { signable } = stored
  return {
    ...stored,
    signable: { ...signable, transaction: { ...signable.transaction, ...transaction } },
  }
}

test('a hash that is not of what is kept is not kept', () => {
  const other = { ...one.signed, safeTxHash: buildKept(2n).signed.safeTxHash }
  expect(again([{ ...(buildStored() as object), signed: other }])).toEqual([])
})
