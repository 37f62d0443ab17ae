import fc from 'fast-check'
import { getAddress } from 'viem'
import { expect, test } from 'vitest'

import { fromBase64url, toBase64url } from '../base64url.ts'
import { checksumOf } from '../checksum.ts'
import { compress, decompress } from '../compress.ts'
import { anyAddress, hexOf } from '../testing/arbitraries.ts'
import { alice, bob } from '../testing/owners.ts'
import {
  decodePaymentRequest,
  encodePaymentRequest,
  paymentRequestHash,
  paymentRequestLogs,
  paymentRequestTypedData,
  type SignedPaymentRequest,
  toPaymentRequest,
  verifyPaymentRequest,
} from './index.ts'

const account = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const token = '0x89205A3A3b2A69De6Dbf7f01ED13B2108B2c43e7'

const request: SignedPaymentRequest = {
  chainId: 100,
  payee: account,
  token,
  amount: 4_200_000_000n,
  memo: 'Café, invoice 12',
  requester: alice.address,
  issued: 1_790_000_000,
  expires: 1_790_600_000,
  fromBlock: 120,
  salt: '0x0102030405060708',
  signature: undefined,
}

const notZero = anyAddress.filter((address) => BigInt(address) > 0n)

const anyRequest: fc.Arbitrary<SignedPaymentRequest> = fc.record({
  chainId: fc.integer({ min: 1 }),
  payee: notZero,
  token: fc.option(notZero, { nil: null }),
  amount: fc.bigInt({ min: 1n, max: (1n << 256n) - 1n }),
  memo: fc
    .string({ maxLength: 60, unit: 'grapheme' })
    .filter((memo) => Buffer.byteLength(memo) <= 280),
  requester: notZero,
  issued: fc.nat(),
  expires: fc.option(fc.integer({ min: 2 ** 31, max: 2 ** 40 }), { nil: undefined }),
  fromBlock: fc.nat(),
  salt: hexOf(8),
  signature: fc.option(hexOf(1, 200), { nil: undefined }),
})

test('a request that is written is read as the same request, from its text and from a link', () => {
  fc.assert(
    fc.property(anyRequest, (any) => {
      const text = encodePaymentRequest(any)
      expect(text).toMatch(/^gpr1\.[\w-]+$/)
      expect(decodePaymentRequest(text)).toEqual(any)
      expect(decodePaymentRequest(`https://pay.test/#/request/${text}`)).toEqual(any)
    }),
  )
})

test('a signed request is short enough for one code', async () => {
  const signature = await alice.signTypedData(paymentRequestTypedData(request))
  expect(encodePaymentRequest({ ...request, signature }).length).toBeLessThan(270)
})

test('every field is under the signature: another one has another hash', () => {
  const other: Partial<SignedPaymentRequest>[] = [
    { chainId: 1 },
    { payee: bob.address },
    { token: null },
    { amount: 4_200_000_001n },
    { memo: 'Café, invoice 13' },
    { requester: bob.address },
    { issued: 1_790_000_001 },
    { expires: undefined },
    { fromBlock: 121 },
    { salt: '0x0102030405060709' },
  ]
  const hashes = [{}, ...other].map((change) => paymentRequestHash({ ...request, ...change }))
  expect(new Set(hashes).size).toBe(hashes.length)
})

test('the requester’s key proves a request, another key and another request do not', async () => {
  const signature = await alice.signTypedData(paymentRequestTypedData(request))
  const ofBob = await bob.signTypedData(paymentRequestTypedData(request))
  const no = async () => Promise.resolve(false)
  expect(await verifyPaymentRequest(request)).toBe('unsigned')
  expect(await verifyPaymentRequest({ ...request, signature })).toBe('signed')
  expect(await verifyPaymentRequest({ ...request, signature: ofBob }, { verifyContract: no })).toBe(
    'invalid',
  )
  expect(
    await verifyPaymentRequest({ ...request, amount: 1n, signature }, { verifyContract: no }),
  ).toBe('invalid')
  // Nobody asked the chain whether a contract at this address takes it.
  expect(await verifyPaymentRequest({ ...request, signature: ofBob })).toBe('unknown')
  expect(await verifyPaymentRequest({ ...request, signature: '0x1234' })).toBe('unknown')
})

test('an account’s own contract is asked for what no key explains', async () => {
  const signature = await bob.signTypedData(paymentRequestTypedData(request))
  const asked: unknown[] = []
  const byContract = { ...request, requester: getAddress(account), signature }
  expect(
    await verifyPaymentRequest(byContract, {
      verifyContract: async (question) => {
        asked.push(question)
        return Promise.resolve(true)
      },
    }),
  ).toBe('signed')
  expect(asked).toEqual([
    { chainId: 100, address: account, hash: paymentRequestHash(byContract), signature },
  ])
  expect(
    await verifyPaymentRequest(byContract, {
      verifyContract: async () => Promise.reject(new Error('The node is away.')),
    }),
  ).toBe('unknown')
})

test('fields that cannot be used are refused by name', () => {
  const broken: [string, Partial<Record<keyof SignedPaymentRequest, unknown>>][] = [
    ['chainId', { chainId: 0 }],
    ['payee', { payee: '0x0000000000000000000000000000000000000000' }],
    ['payee', { payee: '0x12' }],
    ['token', { token: '0x0000000000000000000000000000000000000000' }],
    ['amount', { amount: 0n }],
    ['amount', { amount: 1n << 256n }],
    ['memo', { memo: 'é'.repeat(141) }],
    ['requester', { requester: 'alice.eth' }],
    ['issued', { issued: -1 }],
    ['expires', { expires: 1_790_000_000 }],
    ['fromBlock', { fromBlock: 1.5 }],
    ['salt', { salt: '0x01' }],
    ['signature', { signature: '0x' }],
    ['signature', { signature: `0x${'00'.repeat(4001)}` }],
  ]
  for (const [field, change] of broken) {
    expect(() => toPaymentRequest({ ...request, ...change } as SignedPaymentRequest)).toThrow(
      expect.objectContaining({ field }),
    )
  }
})

test('what is no request, or not a whole one, is refused', () => {
  const text = encodePaymentRequest(request)
  const refuse = (input: string, code: string) => {
    expect(() => decodePaymentRequest(input)).toThrow(expect.objectContaining({ code }))
  }
  refuse('', 'format')
  refuse('hello', 'format')
  refuse(text.replace('gpr1', 'gp1'), 'format')
  refuse(text.replace('gpr1', 'gpr2'), 'formatVersion')
  refuse(text.slice(0, -1), 'damaged')
  refuse(`${text.slice(0, -4)}AAAA`, 'damaged')
  refuse('gpr1.', 'damaged')
  refuse(`gpr1.${'A'.repeat(9000)}`, 'tooLarge')
})

test('any change of any byte is refused, and hostile bytes with a right checksum never crash', () => {
  const packed = fromBase64url(encodePaymentRequest(request).slice(5))?.subarray(4)
  const bytes = packed && decompress(packed, { limit: 5000 })
  if (bytes === undefined) throw new Error('The text was not read.')
  const wrap = (content: Uint8Array) => {
    const again = compress(content)
    return `gpr1.${toBase64url(Uint8Array.of(...checksumOf(again), ...again))}`
  }
  expect(decodePaymentRequest(wrap(bytes))).toEqual(request)
  for (let end = 0; end < bytes.length; end += 1) {
    expect(() => decodePaymentRequest(wrap(bytes.subarray(0, end)))).toThrow(
      expect.objectContaining({ code: 'damaged' }),
    )
  }
  expect(() => decodePaymentRequest(wrap(Uint8Array.of(...bytes, 0)))).toThrow()
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (content) => {
      let read: SignedPaymentRequest | undefined
      try {
        read = decodePaymentRequest(wrap(content))
      } catch (error) {
        expect(error).toHaveProperty('code')
      }
      if (read !== undefined) expect(encodePaymentRequest(read)).toBe(wrap(content))
    }),
  )
})

test('a moment that no calendar has is refused, and every block has one after it', () => {
  const latest = 8_640_000_000_000
  const late = { ...request, issued: latest - 1, expires: latest }
  expect(decodePaymentRequest(encodePaymentRequest(late))).toEqual(late)
  expect(new Date(latest * 1000).getTime()).toBe(latest * 1000)
  for (const change of [{ expires: latest + 1 }, { issued: latest + 1, expires: undefined }]) {
    expect(() => toPaymentRequest({ ...request, ...change })).toThrow(
      expect.objectContaining({ field: Object.keys(change)[0] }),
    )
  }
  const { fromBlock } = paymentRequestLogs({ ...request, fromBlock: Number.MAX_SAFE_INTEGER })
  expect(BigInt(fromBlock)).toBe(2n ** 53n)
})
