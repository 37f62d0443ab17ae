import { expect, test } from 'vitest'
import { accountAddress, testAddresses } from '@ghost-pay/gateway-testing'
import { safeTxHash, toSafeTransaction } from '@ghost-pay/safe-protocol'

import {
  dropSignature,
  findSignature,
  keepSignature,
  type KeptSignature,
  readKeptSignature,
} from './keptSignatures.ts'
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
const again = (kept: unknown) => readList(JSON.stringify(kept), readKeptSignature)

test('what is kept comes back whole', () => {
  expect(readList(writeList([one]), readKeptSignature)).toEqual([one])
})

test('one signer’s signature for one transaction is kept once', () => {
  const newer = { ...one, signed: { ...one.signed, signature: '0x34' as const } }
  expect(keepSignature([one], newer)).toEqual([newer])
  const others = [buildKept(2n), buildKept(1n, testAddresses.bob)]
  expect(keepSignature(others, one)).toEqual([...others, one])
})

test('a signature is found, and dropped, by its signer and its transaction', () => {
  const all = [buildKept(2n), buildKept(1n, testAddresses.bob), one]
  const { signer, safeTxHash: hash } = one.signed
  expect(findSignature(all, signer, hash)).toBe(one)
  expect(findSignature(all, testAddresses.carol, hash)).toBeUndefined()
  expect(findSignature(all, undefined, hash)).toBeUndefined()
  expect(findSignature(all, signer, undefined)).toBeUndefined()
  expect(dropSignature(all, one.signed)).toEqual(all.slice(0, 2))
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
