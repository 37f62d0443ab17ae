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
  ['ownerWord', `0x${'ab'.repeat(64)}01`],
  ['offset', `0x${'00'.repeat(65)}`],
  ['dynamicPart', `0x${'00'.repeat(63)}4100${'00'.repeat(31)}01`],
] as const)('refuses a signature: %s', (reason, signature) => {
  expect(() => parseSignature(signature as Hex)).toThrow(expect.objectContaining({ reason }))
})
