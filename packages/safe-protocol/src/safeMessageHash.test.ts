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

describe('a whole number of typed data', () => {
  const digestOf = (type: string, value: unknown) =>
    messageDigest({
      types: { A: [{ name: 'b', type: 'B' }], B: [{ name: 'n', type }] },
      primaryType: 'A',
      message: { b: { n: value } },
    })
  const inDomain = (chainId: unknown) => messageDigest({ ...typedData, domain: { chainId } })

  test.each([137, 137n, '137', '0x89', '0X89', '0x0089'])('may be written as %s', (value) => {
    expect(digestOf('uint256', value)).toBe(digestOf('uint256', 137n))
    expect(digestOf('int16', value)).toBe(digestOf('int16', 137n))
    expect(inDomain(value)).toBe(inDomain(137))
  })

  test('may be negative where its type is', () => {
    expect(digestOf('int8', '-128')).toBe(digestOf('int8', -128n))
    expect(digestOf('int8', '-128')).toBe(digestOf('int8', -128))
    expect(() => digestOf('uint8', '-1')).toThrow(InvalidFieldError)
  })

  test.each<[string, unknown]>([
    ['uint256', ''],
    ['uint256', true],
    ['uint256', ' 1'],
    ['uint256', '1.0'],
    ['uint256', 1.5],
    ['uint256', 2 ** 53],
    ['uint256', '1e3'],
    ['uint256', '0x'],
    ['uint256', '-0x1'],
    ['uint256', null],
    ['uint256', undefined],
    ['uint256', []],
    ['uint8', 256],
    ['int8', 128],
    ['int8', '-129'],
  ])('of the type %s is not %j, and the refusal names its place', (type, value) => {
    const refusal = expect.objectContaining({ field: 'message.message.b.n' }) as Error
    expect(() => digestOf(type, value)).toThrow(refusal)
    if (isGiven(value) && type === 'uint256')
      expect(() => inDomain(value)).toThrow(
        expect.objectContaining({ field: 'message.domain.chainId' }) as Error,
      )
  })

  const isGiven = (value: unknown) => value !== null && value !== undefined
})

test.each<[string, unknown, string]>([
  ['uint8[2]', ['1'], 'n'],
  ['uint8[2]', ['1', '2', '3'], 'n'],
  ['uint8[2]', ['1', true], 'n[1]'],
  ['uint8[][]', [['1'], ['']], 'n[1][0]'],
  ['uint8[]', '12', 'n'],
  ['address', '0X1111111111111111111111111111111111111111', 'n'],
  ['address', '0x8C04827329f40a0de8145226d98719aA2a5c53bB', 'n'],
  ['bool', 'true', 'n'],
  ['bytes4', '0x123456', 'n'],
  // viem drops the first two characters of bytes, whatever they are, and writes a nought before an odd number of digits.
  ['bytes', 'deadbeef', 'n'],
  ['bytes', 'zz0abc', 'n'],
  ['bytes', '0xabc', 'n'],
  ['bytes', '', 'n'],
  ['bytes', new Uint8Array([1, 2]), 'n'],
  ['bytes[]', ['0x12', '34'], 'n[1]'],
  // viem hashes a number as its byte, and an object as nothing.
  ['string', 5, 'n'],
  ['string', true, 'n'],
  ['string', {}, 'n'],
  ['string', ['a'], 'n'],
  ['string', new Uint8Array([53]), 'n'],
  // Half a character is hashed as the sign for what cannot be read.
  ['string', 'a\ud800', 'n'],
  ['Item', null, 'n'],
  ['Item[]', [{ id: '1' }, {}], 'n[1].id'],
])('the place of what does not fit its type is named: %s, %j', (type, value, place) => {
  const message = {
    types: { A: [{ name: 'n', type }], Item: [{ name: 'id', type: 'uint256' }] },
    primaryType: 'A',
    message: { n: value },
  }
  expect(() => messageDigest(message)).toThrow(
    expect.objectContaining({ field: `message.message.${place}` }) as Error,
  )
})

test('a domain of other values than its types is refused', () => {
  expect(() => messageDigest({ ...typedData, domain: { version: 1 } })).toThrow(
    expect.objectContaining({ field: 'message.domain.version' }) as Error,
  )
})

test('texts and bytes that fit their types are hashed as viem hashes them', () => {
  for (const [type, value] of [
    ['string', ''],
    ['string', 'Größe 👻'],
    ['bytes', '0x'],
    ['bytes', '0xDEADbeef'],
  ] as const) {
    const message = {
      domain: {},
      types: { A: [{ name: 'n', type }] },
      primaryType: 'A',
      message: { n: value },
    } as const
    expect(messageDigest(message)).toBe(hashTypedData(message))
  }
})

test('a text with half of a character is refused: it would have the hash of another text', () => {
  expect(() => messageDigest('a\ud83d')).toThrow(InvalidFieldError)
  expect(() => messageDigest('\udc7ba')).toThrow(InvalidFieldError)
  expect(messageDigest('a\ud83d\udc7b')).toBe(messageDigest('a👻'))
  expect(messageDigest('\ufffd')).toMatch(/^0x\w{64}$/)
})
