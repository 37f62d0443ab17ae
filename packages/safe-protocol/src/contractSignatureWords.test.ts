import { toFunctionSelector } from 'viem'
import { expect, test } from 'vitest'

import { contractSignatureWords } from './contractSignatureWords.ts'

test('what a contract answers is the selector of what it was asked', () => {
  expect(contractSignatureWords).toEqual({
    hash: toFunctionSelector('isValidSignature(bytes32,bytes)'),
    bytes: toFunctionSelector('isValidSignature(bytes,bytes)'),
  })
})
