import fc from 'fast-check'
import { hashTypedData, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'

import { nestedSafeTypedData } from './nestedSafe.ts'
import { safeMessageHash } from './safeMessageHash.ts'
import { safeMessageTypedData } from './safeMessageTypedData.ts'
import { safeTxHash } from './safeTxHash.ts'
import { safeTxTypedData } from './safeTxTypedData.ts'
import { approvedHashSignature, contractSignatureOf, joinSignatures } from './signature.ts'
import { anyText, anyTransaction } from './testing/arbitraries.ts'
import { verifyMessage } from './verifyMessage.ts'
import { compareTransactions, verifyTransaction } from './verifyTransaction.ts'
import { toEthSignSignature } from './walletSignature.ts'

const key = (n: number): Hex => `0x${n.toString(16).padStart(64, '0')}`
const [alice, bob, carol] = [1, 2, 3].map((n) => privateKeyToAccount(key(n)))
if (!alice || !bob || !carol) throw new Error('Three owners are needed.')

const safe = { chainId: 100, safe: '0x90F79bf6EB2c4f870365E785982E1f101E93b906', version: '1.4.1' }
const transaction = { to: carol.address, value: '1000000000000000000', nonce: 5 }
const parameters = { ...safe, transaction }
const owners = [alice.address, bob.address]
const confirmation = async (owner: typeof alice, signed = parameters) => ({
  owner: owner.address,
  signature: await owner.signTypedData(safeTxTypedData(signed)),
})

test('a transaction that is what it says', async () => {
  const result = await verifyTransaction({
    ...parameters,
    safeTxHash: safeTxHash(parameters),
    expected: { to: carol.address, value: 10n ** 18n, nonce: '5' },
    owners: owners.map((owner) => owner.toLowerCase()),
    confirmations: [
      await confirmation(alice),
      { owner: bob.address, signature: approvedHashSignature(bob.address) },
    ],
  })
  expect(result).toEqual({
    ok: true,
    safeTxHash: safeTxHash(parameters),
    problems: [],
    confirmations: [
      { owner: alice.address, kind: 'eoa', status: 'valid' },
      { owner: bob.address, kind: 'approvedHash', status: 'onChain' },
    ],
    signers: [alice.address],
  })
})

test('hashes and owners are the same in any case of letters', async () => {
  const { owner, signature } = await confirmation(alice)
  const result = await verifyTransaction({
    ...parameters,
    safeTxHash: safeTxHash(parameters).toUpperCase().replace('0X', '0x'),
    owners,
    confirmations: [{ owner: owner.toLowerCase(), signature }],
  })
  expect(result).toMatchObject({ ok: true, signers: [alice.address] })
  expect(await verifyTransaction({ ...parameters, safeTxHash: null })).toMatchObject({ ok: true })
})

test('a confirmation without a signature is for the chain to judge', async () => {
  const result = await verifyTransaction({
    ...parameters,
    owners,
    confirmations: [{ owner: bob.address }, { owner: alice.address, signature: null }],
  })
  expect(result).toMatchObject({
    ok: true,
    signers: [],
    confirmations: [
      { kind: undefined, status: 'onChain' },
      { kind: undefined, status: 'onChain' },
    ],
  })
})

describe('says what is wrong, field by field', () => {
  test('a receiver that was exchanged', async () => {
    const changed = { ...transaction, to: bob.address }
    const result = await verifyTransaction({
      ...safe,
      transaction: changed,
      safeTxHash: safeTxHash(parameters),
      expected: transaction,
      owners,
      confirmations: [await confirmation(alice)],
    })
    expect(result.ok).toBe(false)
    expect(result.signers).toEqual([])
    expect(result.problems).toEqual([
      {
        problem: 'hash',
        field: 'safeTxHash',
        claimed: safeTxHash(parameters),
        computed: safeTxHash({ ...safe, transaction: changed }),
      },
      {
        problem: 'signer',
        field: 'confirmations[0].signature',
        owner: alice.address,
        signer: expect.stringMatching(/^0x/) as string,
      },
      { problem: 'field', field: 'to', expected: carol.address, actual: bob.address },
    ])
  })

  test('a signature of another owner, a stranger, the same owner twice, no signature at all', async () => {
    const result = await verifyTransaction({
      ...parameters,
      owners,
      confirmations: [
        { ...(await confirmation(alice)), owner: bob.address },
        await confirmation(carol),
        await confirmation(alice),
        await confirmation(alice),
        { owner: 'alice.eth', signature: '0x' },
        { owner: bob.address, signature: '0x1234' },
      ],
    })
    expect(result.problems.map(({ problem, field }) => [problem, field])).toEqual([
      ['signer', 'confirmations[0].signature'],
      ['notOwner', 'confirmations[1].owner'],
      ['duplicate', 'confirmations[3].owner'],
      ['signature', 'confirmations[4].owner'],
      ['duplicate', 'confirmations[5].owner'],
      ['signature', 'confirmations[5].signature'],
    ])
    expect(result.signers).toEqual([alice.address])
  })

  test.each([
    ['version', { ...parameters, version: 'unknown' }],
    ['safe', { ...parameters, safe: '0x12' }],
    ['chainId', { ...parameters, chainId: 'one' }],
    ['value', { ...parameters, transaction: { ...transaction, value: '1e18' } }],
    ['nonce', { ...parameters, expected: { ...transaction, nonce: -1 } }],
  ])('an unreadable %s', async (field, given) => {
    const { ok, problems } = await verifyTransaction(given)
    expect(ok).toBe(false)
    expect(problems).toMatchObject([{ problem: 'unreadable', field }])
  })
})

test('every exchanged field is named', () => {
  fc.assert(
    fc.property(anyTransaction, anyTransaction, (a, b) => {
      const names = compareTransactions(a, b).map(({ field }) => field)
      for (const field of Object.keys(a) as (keyof typeof a)[]) {
        expect(names.includes(field)).toBe(a[field] !== b[field])
      }
    }),
  )
})

test('no answer of a gateway makes it throw', async () => {
  const anything = fc.oneof(
    fc.string(),
    fc.integer(),
    fc.constant(null),
    fc.constant(undefined),
    fc.bigInt(),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.record(
        { to: anything, value: anything, data: anything, nonce: anything, gasPrice: anything },
        { requiredKeys: [] },
      ),
      fc.array(
        fc.record({ owner: fc.oneof(anyText, fc.constantFrom(...owners)), signature: anyText }),
      ),
      fc.string(),
      async (fields, confirmations, claimed) => {
        const result = await verifyTransaction({
          ...safe,
          // What a gateway sends has no type.
          transaction: { ...transaction, ...fields } as typeof transaction,
          safeTxHash: claimed,
          owners,
          confirmations,
        })
        expect(result.ok).toBe(false)
      },
    ),
    { numRuns: 300 },
  )
})

test('no message makes it throw', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.jsonValue(),
        fc.record({
          domain: fc.jsonValue(),
          types: fc.jsonValue(),
          primaryType: fc.jsonValue(),
          message: fc.jsonValue(),
        }),
        fc.record({ raw: fc.jsonValue() }),
      ),
      async (given) => {
        // What a gateway sends has no type.
        const message = given as string
        const { ok, safeMessageHash: hash } = await verifyMessage({
          ...safe,
          message,
          confirmations: null,
          owners: null,
        })
        expect(ok).toBe(hash !== undefined)
      },
    ),
    { numRuns: 500 },
  )
})

describe('messages', () => {
  const message = 'I own this account.'

  test('a message that is what it says', async () => {
    const signature = await bob.signTypedData(safeMessageTypedData({ ...safe, message }))
    expect(
      await verifyMessage({
        ...safe,
        message,
        safeMessageHash: safeMessageHash({ ...safe, message }),
        owners,
        confirmations: [{ owner: bob.address, signature }],
      }),
    ).toMatchObject({ ok: true, signers: [bob.address] })
  })

  test('a message that was exchanged', async () => {
    const signature = await bob.signTypedData(safeMessageTypedData({ ...safe, message }))
    const { problems } = await verifyMessage({
      ...safe,
      message: 'I own nothing.',
      safeMessageHash: safeMessageHash({ ...safe, message }),
      owners,
      confirmations: [{ owner: bob.address, signature }],
    })
    expect(problems.map(({ problem }) => problem)).toEqual(['hash', 'signer'])
  })
})

describe.each(['1.3.0', '1.4.1', '1.5.0'])(
  'an owner that is an account, outer version %s',
  (version) => {
    const inner = { safe: '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65', version: '1.4.1' }
    const account = { ...inner, owners: [bob.address, carol.address], threshold: 2 }
    const nested = { ...parameters, version, owner: inner }

    const verify = async (...signers: (typeof alice)[]) => {
      const signatures = await Promise.all(
        signers.map(async (signer) => ({
          owner: signer.address,
          signature: await signer.signTypedData(nestedSafeTypedData(nested)),
        })),
      )
      const contractSignature = joinSignatures(signatures)
      return verifyTransaction({
        ...parameters,
        version,
        owners: [alice.address, inner.safe],
        contractOwners: [account],
        confirmations: [
          {
            owner: inner.safe,
            signature: contractSignatureOf({ owner: inner.safe, contractSignature }),
          },
        ],
      })
    }

    test('counts when enough of its owners signed', async () => {
      expect(await verify(bob, carol)).toMatchObject({ ok: true, signers: [inner.safe] })
    })

    test('does not count when too few did, or strangers', async () => {
      for (const signers of [[bob], [alice, bob]]) {
        expect((await verify(...signers)).problems).toEqual([
          {
            problem: 'nestedSignatures',
            field: 'confirmations[0].signature',
            owner: inner.safe,
            valid: 1,
            needed: 2,
          },
        ])
      }
    })

    test('is for the chain to decide when it approved the hash itself', async () => {
      const signature = contractSignatureOf({ owner: inner.safe, contractSignature: '0x' })
      const result = await verifyTransaction({
        ...parameters,
        version,
        owners: [alice.address, inner.safe],
        contractOwners: [{ ...account, safe: account.safe.toLowerCase() }],
        confirmations: [{ owner: inner.safe, signature }],
      })
      expect(result).toMatchObject({ ok: true, confirmations: [{ status: 'onChain' }] })
    })

    test('is found in any case of letters, and read as far as its threshold goes', async () => {
      const signed = (signer: typeof alice) => signer.signTypedData(nestedSafeTypedData(nested))
      const verifyWith = async (threshold: number, ...signers: (typeof alice)[]) => {
        const signatures = await Promise.all(signers.map(signed))
        const contractSignature: Hex = `0x${signatures.map((each) => each.slice(2)).join('')}`
        return verifyTransaction({
          ...parameters,
          version,
          owners: [alice.address, inner.safe],
          contractOwners: [{ ...account, safe: account.safe.toLowerCase(), threshold }],
          confirmations: [
            {
              owner: inner.safe,
              signature: contractSignatureOf({ owner: inner.safe, contractSignature }),
            },
          ],
        })
      }
      expect(await verifyWith(1, bob)).toMatchObject({ ok: true, signers: [inner.safe] })
      // The contract reads one signature, a stranger’s.
      expect((await verifyWith(1, alice, bob)).problems).toMatchObject([
        { problem: 'nestedSignatures', valid: 0, needed: 1 },
      ])
    })

    test('is not asked for its owners when the signature is another contract’s', async () => {
      const signature = contractSignatureOf({ owner: carol.address, contractSignature: '0x1234' })
      const { problems } = await verifyTransaction({
        ...parameters,
        version,
        owners: [alice.address, inner.safe],
        contractOwners: [account],
        confirmations: [{ owner: inner.safe, signature }],
      })
      expect(problems).toMatchObject([{ problem: 'signer', signer: carol.address }])
    })

    test('is for the chain to decide only when enough of its owners stand behind it', async () => {
      const approval = { owner: carol.address, signature: approvedHashSignature(carol.address) }
      const verifyWith = async (signer: typeof alice) => {
        const signature = await signer.signTypedData(nestedSafeTypedData(nested))
        const contractSignature = joinSignatures([approval, { owner: signer.address, signature }])
        return verifyTransaction({
          ...parameters,
          version,
          owners: [alice.address, inner.safe],
          contractOwners: [account],
          confirmations: [
            {
              owner: inner.safe,
              signature: contractSignatureOf({ owner: inner.safe, contractSignature }),
            },
          ],
        })
      }
      expect((await verifyWith(bob)).confirmations).toMatchObject([{ status: 'onChain' }])
      const stranger = await verifyWith(alice)
      expect(stranger.confirmations).toMatchObject([{ status: 'invalid' }])
      expect(stranger.problems).toMatchObject([
        { problem: 'nestedSignatures', valid: 0, needed: 2 },
      ])
    })

    test('its message is the hash from 1.5.0 on, the bytes before', () => {
      const { message } = nestedSafeTypedData(nested)
      expect(String(message.message).length).toBe(2 + (version === '1.5.0' ? 32 : 66) * 2)
      expect(hashTypedData(nestedSafeTypedData(nested))).not.toBe(
        safeTxHash({ ...parameters, version }),
      )
    })
  },
)

test.each([
  ['1.5.0', '1.2.0', 'onChain'],
  ['1.5.0', '1.3.0', 'valid'],
  ['1.4.1', '1.5.0', 'onChain'],
  ['1.4.1', '1.0.0', 'valid'],
  ['1.0.0', '1.4.1', 'valid'],
])(
  'of an account of %s, an owner that is an account of %s counts without the chain only where it answers',
  async (version, ownerVersion, status) => {
    const inner = { safe: '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65', version: ownerVersion }
    const contractSignature = await bob.signTypedData(
      nestedSafeTypedData({ ...parameters, version, owner: inner }),
    )
    const { confirmations } = await verifyTransaction({
      ...parameters,
      version,
      owners: [alice.address, inner.safe],
      contractOwners: [{ ...inner, owners: [bob.address], threshold: 1 }],
      confirmations: [
        {
          owner: inner.safe,
          signature: contractSignatureOf({ owner: inner.safe, contractSignature }),
        },
      ],
    })
    expect(confirmations).toMatchObject([{ status }])
  },
)

describe.each([
  ['1.0.0', false],
  ['1.1.0', true],
  ['1.4.1', true],
])('a signature of personal_sign, version %s', (version, counts) => {
  const sign = async (hash: Hex) =>
    toEthSignSignature(await bob.signMessage({ message: { raw: hash } }))

  test(`of an owner ${counts ? 'counts' : 'does not count'}`, async () => {
    const signature = await sign(safeTxHash({ ...parameters, version }))
    const result = await verifyTransaction({
      ...parameters,
      version,
      owners,
      confirmations: [{ owner: bob.address, signature }],
    })
    expect(result.signers).toEqual(counts ? [bob.address] : [])
    expect(result.problems).toMatchObject(
      counts ? [] : [{ problem: 'signature', error: { reason: 'ethSignVersion' } }],
    )
  })

  test(`of an owner of an owner ${counts ? 'counts' : 'does not count'}`, async () => {
    const inner = { safe: '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65', version }
    const typedData = nestedSafeTypedData({ ...parameters, owner: inner })
    const contractSignature = await sign(hashTypedData(typedData))
    const { signers } = await verifyTransaction({
      ...parameters,
      owners: [alice.address, inner.safe],
      contractOwners: [{ ...inner, owners: [bob.address], threshold: 1 }],
      confirmations: [
        {
          owner: inner.safe,
          signature: contractSignatureOf({ owner: inner.safe, contractSignature }),
        },
      ],
    })
    expect(signers).toEqual(counts ? [inner.safe] : [])
  })
})
