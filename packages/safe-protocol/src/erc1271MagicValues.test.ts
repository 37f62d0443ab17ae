import { toFunctionSelector } from 'viem'
import { expect, test } from 'vitest'

import { erc1271MagicValues } from './erc1271MagicValues.ts'

test('a magic value is the selector of the function that was called', () => {
  expect(erc1271MagicValues).toEqual({
    hash: toFunctionSelector('isValidSignature(bytes32,bytes)'),
    bytes: toFunctionSelector('isValidSignature(bytes,bytes)'),
  })
})
