import { hashTypedData } from 'viem/utils'
import { describe, expect, test } from 'vitest'

import { InvalidFieldError } from './errors.ts'
import {
  messageDigest,
  safeMessageHash,
  type SafeMessageTypedDataInput,
} from './safeMessageHash.ts'
import { safeMessageTypedData } from './safeMessageTypedData.ts'
import vectors from './vectors/safeHashes.json' with { type: 'json' }

const safe = '0x1111111111111111111111111111111111111111'

describe.each(vectors.messageVectors)('version $version', ({ version, message, inner, viem }) => {
  const parameters = { chainId: 31337, safe, version, message }

  test('gives the published hash', () => {
    expect(messageDigest(message)).toBe(inner)
    expect(safeMessageHash(parameters)).toBe(viem)
  })

  test('gives typed data of the same hash', () => {
    expect(hashTypedData(safeMessageTypedData(parameters))).toBe(viem)
  })
})

const typedData = {
  domain: { name: 'Shop', chainId: 1 },
  types: { Order: [{ name: 'id', type: 'uint256' }] },
  primaryType: 'Order',
  message: { id: 7n },
}

test('typed data may come from JSON, with numbers as text', () => {
  const fromJson = { ...typedData, domain: { name: 'Shop', chainId: '1' }, message: { id: '7' } }
  expect(messageDigest(fromJson)).toBe(messageDigest(typedData))
})

test('bytes are hashed like the text they spell', () => {
  expect(messageDigest({ raw: '0x6869' })).toBe(messageDigest('hi'))
  expect(messageDigest({ raw: new Uint8Array([0x68, 0x69]) })).toBe(messageDigest('hi'))
})

test.each([
  [{ ...typedData, message: { id: 'seven' } }],
  [{ ...typedData, primaryType: 'Missing' }],
  [{ ...typedData, domain: { name: 'Shop', chainId: 'one' } }],
  [{ raw: '0x1' as const }],
])('refuses a message that cannot be hashed', (message) => {
  expect(() => messageDigest(message)).toThrow(InvalidFieldError)
})

const domain = { name: 'Permit2', chainId: 1, verifyingContract: safe } as const
test.each<[string, SafeMessageTypedDataInput['types'], string]>([
  ['a list for the name of a type', { 'A[]': [{ name: '0', type: 'uint256' }] }, 'A[]'],
  ['a field whose name holds others', { A: [{ name: '0,uint256 b', type: 'uint256' }] }, 'A'],
  ['a field whose type holds others', { A: [{ name: '0', type: 'uint256 a,uint256' }] }, 'A'],
  ['a type that nothing uses', { A: [], 'B)C': [] }, 'A'],
])('the parts of a type string cannot be shifted: %s', (_, types, primaryType) => {
  const message = { 0: '1', '0,uint256 b': '1' }
  expect(() => messageDigest({ domain, types, primaryType, message })).toThrow(InvalidFieldError)
})

test('names that are signed elsewhere, and are no identifiers, are hashed', () => {
  const primaryType = 'Exchange:Send'
  const types = { [primaryType]: [{ name: 'to-1', type: 'uint256[2][]' }] }
  const message = { 'to-1': [['1', '2']] }
  expect(messageDigest({ domain, types, primaryType, message })).toMatch(/^0x\w{64}$/)
})
