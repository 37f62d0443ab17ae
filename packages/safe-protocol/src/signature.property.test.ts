import fc from 'fast-check'
import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'

import { SafeProtocolError } from './errors.ts'
import { recoverSigner } from './recoverSigner.ts'
import {
  approvedHashSignature,
  contractSignatureOf,
  joinSignatures,
  type OwnedSignature,
  splitSignatures,
} from './signature.ts'
import { anyAddress, anyHash, anyPrivateKey, anyText, hexOf } from './testing/arbitraries.ts'
import { toEthSignSignature } from './walletSignature.ts'

/** One key or contract and how it signs. */
const anySigner = fc.oneof(
  fc.record({ kind: fc.constantFrom('eoa' as const, 'ethSign' as const), key: anyPrivateKey }),
  fc.record({ kind: fc.constant('approvedHash' as const), owner: anyAddress }),
  fc.record({ kind: fc.constant('contract' as const), owner: anyAddress, bytes: hexOf(0, 150) }),
)

type Signer = typeof anySigner extends fc.Arbitrary<infer T> ? T : never

async function sign(signer: Signer, hash: Hex): Promise<OwnedSignature> {
  switch (signer.kind) {
    case 'eoa': {
      const account = privateKeyToAccount(signer.key)
      return { owner: account.address, signature: await account.sign({ hash }) }
    }
    case 'ethSign': {
      const account = privateKeyToAccount(signer.key)
      const signature = await account.signMessage({ message: { raw: hash } })
      return { owner: account.address, signature: toEthSignSignature(signature) }
    }
    case 'approvedHash':
      return { owner: signer.owner, signature: approvedHashSignature(signer.owner) }
    case 'contract':
      return {
        owner: signer.owner,
        signature: contractSignatureOf({ owner: signer.owner, contractSignature: signer.bytes }),
      }
  }
}

const anySigners = fc.uniqueArray(anySigner, {
  maxLength: 6,
  selector: (signer) => ('key' in signer ? privateKeyToAccount(signer.key).address : signer.owner),
})

test('any mixture of signatures comes apart as it was put together', async () => {
  await fc.assert(
    fc.asyncProperty(
      anySigners,
      anyHash,
      fc.array(fc.nat(), { minLength: 6, maxLength: 6 }),
      async (signers, hash, order) => {
        const owned = await Promise.all(signers.map((signer) => sign(signer, hash)))
        const joined = joinSignatures(owned)

        const shuffled = owned

          .map((signature, index) => ({ signature, order: order[index] ?? 0 }))
          .sort((a, b) => a.order - b.order)
          .map(({ signature }) => signature)
        expect(joinSignatures(shuffled)).toBe(joined)

        const parts = splitSignatures(joined)
        const owners = await Promise.all(
          parts.map(({ signature }) => recoverSigner({ hash, signature })),
        )
        const expected = owned.map(({ owner }) => owner.toLowerCase()).sort()
        expect(owners.map((owner) => owner.toLowerCase())).toEqual(expected)
        for (const [index, { signature }] of parts.entries()) {
          const given = owned.find(({ owner }) => owner.toLowerCase() === expected[index])
          expect(signature.toLowerCase()).toBe(given?.signature.toLowerCase())
        }
      },
    ),
    { numRuns: 60 },
  )
})

test('whatever is no signature gives a named error, or what the contract would read', async () => {
  await fc.assert(
    fc.asyncProperty(anyText, anyHash, async (text, hash) => {
      try {
        for (const { signature } of splitSignatures(text)) await recoverSigner({ hash, signature })
      } catch (error) {
        expect(error).toBeInstanceOf(SafeProtocolError)
      }
    }),
    { numRuns: 500 },
  )
})

test('damaged signatures never crash', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyAddress, { minLength: 1, maxLength: 4 }),
      fc.nat(),
      fc.nat(255),
      (owners, at, byte) => {
        const joined = joinSignatures(
          owners.map((owner) => ({
            owner,
            signature: contractSignatureOf({ owner, contractSignature: '0x12' }),
          })),
        )
        const place = 2 + (at % ((joined.length - 2) / 2)) * 2
        const damaged: Hex = `0x${joined.slice(2, place)}${byte.toString(16).padStart(2, '0')}${joined.slice(place + 2)}`
        try {
          splitSignatures(damaged)
        } catch (error) {
          expect(error).toBeInstanceOf(SafeProtocolError)
        }
      },
    ),
    { numRuns: 1000 },
  )
})
