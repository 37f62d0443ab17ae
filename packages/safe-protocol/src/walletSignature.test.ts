import fc from 'fast-check'
import {
  type Hex,
  parseSignature as parse,
  serializeCompactSignature,
  signatureToCompactSignature,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'

import { InvalidSignatureError } from './errors.ts'
import { recoverSigner } from './recoverSigner.ts'
import { anyHash, anyPrivateKey } from './testing/arbitraries.ts'
import { toEoaSignature, toEthSignSignature } from './walletSignature.ts'

test('signatures ending in 0 or 1, and compact ones, become the form the contract reads', async () => {
  await fc.assert(
    fc.asyncProperty(anyPrivateKey, anyHash, async (key, hash) => {
      const account = privateKeyToAccount(key)
      const signature = await account.sign({ hash })
      const recovery = Number.parseInt(signature.slice(-2), 16) - 27
      const withParity: Hex = `0x${signature.slice(2, -2)}0${recovery}`
      const compact = serializeCompactSignature(signatureToCompactSignature(parse(signature)))
      for (const given of [signature, withParity, compact]) {
        expect(toEoaSignature(given)).toBe(signature)
      }
      const personal = await account.signMessage({ message: { raw: hash } })
      expect(await recoverSigner({ hash, signature: toEthSignSignature(personal) })).toBe(
        account.address,
      )
    }),
    { numRuns: 30 },
  )
})

test.each([
  'hello',
  '0x',
  `0x${'00'.repeat(64)}05`,
  `0x${'00'.repeat(66)}`,
  `0x${'00'.repeat(64)}1f`,
])('refuses %s', (signature) => {
  expect(() => toEoaSignature(signature)).toThrow(InvalidSignatureError)
})
