import { expect, test } from 'vitest'

import { testAddresses } from '../testing/buildTransaction.ts'
import type { SignatureWorth } from './checkSignatures.ts'
import { countedSignatures, hasSigned } from './countedSignatures.ts'

const checked = (worth: SignatureWorth, signature: `0x${string}` | null = '0x12') => [
  { owner: testAddresses.alice, signature, worth },
]

test.each<[SignatureWorth, boolean]>([
  ['signed', true],
  ['onChain', true],
  ['stranger', false],
  ['invalid', false],
])('%s: it counts is %s', (worth, counts) => {
  expect(countedSignatures(checked(worth))).toHaveLength(counts ? 1 : 0)
  expect(hasSigned(checked(worth), testAddresses.alice)).toBe(counts)
  expect(hasSigned(checked(worth), testAddresses.bob)).toBe(false)
})

test('what is not there counts nothing', () => {
  expect(countedSignatures(checked('onChain', null))).toEqual([])
})
