import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'

import { InvalidSignatureError } from './errors.ts'
import { recoverSigner } from './recoverSigner.ts'
import {
  approvedHashSignature,
  contractSignatureOf,
  joinSignatures,
  parseSignature,
  splitSignatures,
} from './signature.ts'

const key = (n: number): Hex => `0x${n.toString(16).padStart(64, '0')}`
const alice = privateKeyToAccount(key(1))
const bob = privateKeyToAccount(key(2))
const contract = '0x00000000000000000000000000000000000000C1'
const executor = '0xffFFffFFffFFffFFffFFffFFffFFffFFffFFff01'
const hash: Hex = `0x${'ab'.repeat(32)}`

const eoa = await alice.sign({ hash })
const personal = await bob.signMessage({ message: { raw: hash } })
const ethSign: Hex = `0x${personal.slice(2, -2)}${(Number.parseInt(personal.slice(-2), 16) + 4).toString(16)}`

test('four kinds come apart as they were put together, in the order of their owners', async () => {
  const given = [
    { owner: executor, signature: approvedHashSignature(executor) },
    { owner: alice.address, signature: eoa },
    {
      owner: contract,
      signature: contractSignatureOf({ owner: contract, contractSignature: '0x1234' }),
    },
    { owner: bob.address, signature: ethSign },
  ]
  const joined = joinSignatures(given)
  expect(joinSignatures([...given].reverse())).toBe(joined)

  const parts = splitSignatures(joined)
  expect(parts.map(({ kind }) => kind)).toEqual(['contract', 'ethSign', 'eoa', 'approvedHash'])
  const owners = await Promise.all(parts.map(({ signature }) => recoverSigner({ hash, signature })))
  expect(owners.map((owner) => owner.toLowerCase())).toEqual(
    [contract, bob.address, alice.address, executor].map((owner) => owner.toLowerCase()),
  )
  expect(
    joinSignatures(parts.map(({ signature }, i) => ({ owner: owners[i] ?? '', signature }))),
  ).toBe(joined)
})

test('the same owner cannot sign twice', () => {
  expect(() =>
    joinSignatures([
      { owner: alice.address, signature: eoa },
      { owner: alice.address, signature: approvedHashSignature(alice.address) },
    ]),
  ).toThrow(InvalidSignatureError)
})

test.each([
  ['notHex', 'hello'],
  ['length', '0x1234'],
  ['length', '0x'],
  ['kind', `0x${'00'.repeat(64)}05`],
  ['kind', `0x${'00'.repeat(64)}02`],
  ['kind', `0x${'00'.repeat(64)}1a`],
  ['kind', `0x${'00'.repeat(64)}1d`],
  ['kind', `0x${'00'.repeat(64)}1e`],
  ['kind', `0x${'00'.repeat(64)}21`],
  ['length', `${eoa}${ethSign.slice(2)}`],
  ['offset', `0x${'00'.repeat(63)}4100${'00'.repeat(31)}`],
  ['ownerWord', `0x${'ab'.repeat(64)}01`],
  ['offset', `0x${'00'.repeat(65)}`],
  ['dynamicPart', `0x${'00'.repeat(63)}4100${'00'.repeat(31)}01`],
] as const)('refuses a signature: %s', (reason, signature) => {
  expect(() => parseSignature(signature as Hex)).toThrow(expect.objectContaining({ reason }))
})

test('a signature that reaches into the dynamic part of another is refused', () => {
  // The dynamic part is said to begin at 97, within the second of the two.
  const first = `${'00'.repeat(63)}6100`
  const joined: Hex = `0x${first}${'00'.repeat(64)}1b${'00'.repeat(64)}`
  expect(() => splitSignatures(joined)).toThrow(
    expect.objectContaining({ reason: 'length', index: 1 }),
  )
})

test('no more are read than are asked for', () => {
  const joined = joinSignatures([
    { owner: alice.address, signature: eoa },
    { owner: bob.address, signature: ethSign },
  ])
  expect(splitSignatures(joined, { count: 1 })).toHaveLength(1)
  expect(splitSignatures(`${joined}1234`, { count: 2 })).toHaveLength(2)
  expect(splitSignatures(joined, { count: 3 })).toHaveLength(2)
})

test('a signature that names another owner is not put under this one', () => {
  for (const signature of [
    approvedHashSignature(executor),
    contractSignatureOf({ owner: contract, contractSignature: '0x1234' }),
  ]) {
    expect(() => joinSignatures([{ owner: alice.address, signature }])).toThrow(
      expect.objectContaining({ reason: 'ownerMismatch' }),
    )
  }
})

test('what a contract is given is whole bytes', () => {
  for (const contractSignature of ['0x1', 'zz', ''] as Hex[]) {
    expect(() => contractSignatureOf({ owner: contract, contractSignature })).toThrow(
      expect.objectContaining({ reason: 'notHex' }),
    )
  }
})
