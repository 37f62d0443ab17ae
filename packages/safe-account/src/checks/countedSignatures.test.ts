import { expect, test } from 'vitest'

import type { SignatureWorth } from './checkSignatures.ts'
import { countedSignatures, hasSigned } from './countedSignatures.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const checked = (worth: SignatureWorth, signature: `0x${string}` | null = '0x12') => [
  { owner: alice, signature, worth } as const,
]

test.each<[SignatureWorth, boolean]>([
  ['signed', true],
  ['onChain', true],
  ['stranger', false],
  ['invalid', false],
])('%s: it counts is %s', (worth, counts) => {
  expect(countedSignatures(checked(worth))).toHaveLength(counts ? 1 : 0)
  expect(hasSigned(checked(worth), alice)).toBe(counts)
  expect(hasSigned(checked(worth), bob)).toBe(false)
})

test('what is not there counts nothing', () => {
  expect(countedSignatures(checked('onChain', null))).toEqual([])
})
