import fc from 'fast-check'
import type { PrivateKeyAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import {
  erc20TransferCall,
  type SafeTransaction,
  safeTxHash,
  safeTxTypedData,
} from '@ghost-pay/safe-protocol'
import { getOfficialContract } from '@ghost-pay/safe-protocol/contracts'
import { batchTransaction } from '@ghost-pay/safe-protocol/multisend'

import { fromBase64url, toBase64url } from '../base64url.ts'
import { checksumOf } from '../checksum.ts'
import { compress } from '../compress.ts'
import { anyAddress, anyUint256, hexOf } from '../testing/arbitraries.ts'
import { alice, bob, carol } from '../testing/owners.ts'
import {
  decodeProposal,
  encodeProposal,
  formatProposalFile,
  joinProposalFrames,
  mergeProposals,
  ProposalConflictError,
  ProposalFrameError,
  ProposalHashMismatchError,
  type ProposalInput,
  splitProposal,
  toProposal,
  UnreadableProposalError,
  verifyProposal,
} from './index.ts'
import { proposalLimits } from './proposal.ts'
import { proposalToBytes } from './proposalBytes.ts'

const account = {
  chainId: 100,
  safe: '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
  version: '1.4.1',
}
const token = '0x8C04827329f40a0de8145226d98719aA2a5c53bb'
const transaction = {
  ...erc20TransferCall({ token, to: carol.address, amount: 4_200_000_000n }),
  nonce: 7n,
}
const owners = [alice.address, bob.address, carol.address]

const signedBy = async (owner: PrivateKeyAccount, parts: Partial<ProposalInput> = {}) => {
  const input = { ...account, transaction, ...parts }
  const signature = await owner.signTypedData(safeTxTypedData(input))
  return toProposal({ ...input, signatures: [{ owner: owner.address, signature }] })
}

const anyProposal: fc.Arbitrary<ProposalInput> = fc.record({
  chainId: fc.nat(),
  safe: anyAddress,
  version: fc.constantFrom('0.1.0', '1.1.1', '1.3.0+L2', '1.4.1', '1.5.0'),
  transaction: fc.record({
    to: anyAddress,
    value: anyUint256,
    data: hexOf(0, 200),
    operation: fc.constantFrom(0 as const, 1 as const),
    safeTxGas: anyUint256,
    baseGas: anyUint256,
    gasPrice: anyUint256,
    gasToken: anyAddress,
    refundReceiver: anyAddress,
    nonce: anyUint256,
  } satisfies Record<keyof SafeTransaction, unknown>),
  signatures: fc.array(
    fc.record({ owner: anyAddress, signature: hexOf(64).map((hex) => `${hex}1b`) }),
    { maxLength: 4 },
  ),
  note: fc.option(fc.stringMatching(/^[ -~éß中🎁]{0,60}$/u), { nil: undefined }),
})

test('a proposal comes back from its text, a link and its file, with the hash of the contract', () => {
  fc.assert(
    fc.property(anyProposal, (input) => {
      const proposal = toProposal(input)
      const text = encodeProposal(input)
      expect(text).toMatch(/^gp1\.[\w-]+$/)
      expect(decodeProposal(text)).toEqual(proposal)
      expect(decodeProposal(` https://pay.test/verify.html#${text}\n`)).toEqual(proposal)
      expect(decodeProposal(`https://pay.test/#/verify?proposal=${text}`)).toEqual(proposal)
      expect(decodeProposal(formatProposalFile(input))).toEqual(proposal)
      expect(proposal.safeTxHash).toBe(safeTxHash(input))
    }),
  )
})

test('a payment with two signatures fits into one code', async () => {
  const { proposal } = await mergeProposals([await signedBy(alice), await signedBy(bob)])
  expect(encodeProposal(proposal).length).toBeLessThan(500)
})

test('a batch of a hundred payments is a short text', () => {
  const people = fc.sample(anyAddress, { numRuns: 100, seed: 7 })
  const batch = batchTransaction({
    transactions: people.map((to, line) =>
      erc20TransferCall({ token, to, amount: 1_000_000n * BigInt(line + 1000) }),
    ),
    multiSend: getOfficialContract({ name: 'MultiSendCallOnly', version: '1.4.1' }).address,
  })
  const input = { ...account, transaction: { ...batch, nonce: 7 } }
  const text = encodeProposal(input)
  expect(batch.data.length).toBeGreaterThan(30_000)
  expect(text.length).toBeLessThan(5500)
  expect(decodeProposal(text)).toEqual(toProposal(input))
})

describe('what is no proposal is refused by name', () => {
  const codeOf = (text: string) => {
    try {
      decodeProposal(text)
      return 'read'
    } catch (error) {
      if (!(error instanceof UnreadableProposalError)) throw error
      return error.field === undefined ? error.code : `${error.code}: ${error.field}`
    }
  }

  test.each([
    ['', 'format'],
    ['hello', 'format'],
    ['https://pay.test/#/queue', 'format'],
    ['gp2.AAAA', 'formatVersion'],
    ['gp1.', 'damaged'],
    ['gp1.AAAA', 'damaged'],
    ['{', 'damaged'],
    ['{}', 'format'],
    ['{"format":"safe-transaction-proposal","formatVersion":2}', 'formatVersion'],
    [' '.repeat(4 * proposalLimits.bytes + 1), 'tooLarge'],
  ])('%.40s', (text, code) => {
    expect(codeOf(text)).toBe(code)
  })

  test('a text that lost a character, or has a wrong one, is damaged', () => {
    const text = encodeProposal({ ...account, transaction, note: 'Rent' })
    fc.assert(
      fc.property(fc.nat(text.length - 5), fc.constantFrom('', 'A', 'z', '_'), (at, other) => {
        const damaged = text.slice(0, at + 4) + other + text.slice(at + 5)
        if (damaged !== text) expect(codeOf(damaged)).toBe('damaged')
      }),
      { numRuns: 500 },
    )
  })

  test('any text at all', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.base64String().map((tail) => `gp1.${tail}`),
        ),
        (text) => {
          expect(codeOf(text)).not.toBe('read')
        },
      ),
    )
  })

  type File = Record<string, unknown> & {
    transaction: Record<string, unknown>
    signatures: Record<string, unknown>[]
  }
  test.each<[string, (file: File) => void]>([
    ['surprise', (file) => (file['surprise'] = 1)],
    ['safe', (file) => (file['safe'] = '0x12')],
    ['chainId', (file) => (file['chainId'] = -1)],
    ['chainId', (file) => (file['chainId'] = 1.5)],
    ['version', (file) => (file['version'] = 'latest')],
    ['version', (file) => (file['version'] = `1.4.1+${'x'.repeat(60)}`)],
    ['safeTxHash', (file) => delete file['safeTxHash']],
    ['note', (file) => (file['note'] = 'a\u202eb')],
    ['note', (file) => (file['note'] = '\ud800')],
    ['note', (file) => (file['note'] = null)],
    ['signatures', (file) => Object.assign(file, { signatures: 'none' })],
    ['signatures[0]', (file) => (file.signatures[0]!['signature'] = '0x12')],
    ['signatures[0].owner', (file) => (file.signatures[0]!['owner'] = 'alice')],
    ['signatures[0].weight', (file) => (file.signatures[0]!['weight'] = 2)],
    ['transaction', (file) => Object.assign(file, { transaction: [] })],
    ['transaction.value', (file) => (file.transaction['value'] = '-1')],
    ['transaction.value', (file) => (file.transaction['value'] = '0x10')],
    ['transaction.data', (file) => (file.transaction['data'] = '0x1')],
    ['transaction.operation', (file) => (file.transaction['operation'] = '0')],
    ['transaction.gasToken', (file) => delete file.transaction['gasToken']],
  ])('a file whose %s is not what it should be', async (field, damage) => {
    const proposal = await signedBy(alice, { note: 'Rent' })
    // It was written a line above.
    const file = JSON.parse(formatProposalFile(proposal)) as File
    damage(file)
    expect(codeOf(JSON.stringify(file))).toBe(`field: ${field}`)
  })
})

describe('a proposal that says another hash than its own', () => {
  test('as a file: the recipient was changed', () => {
    const text = formatProposalFile({ ...account, transaction })
    const changed = text.replace(carol.address.slice(2).toLowerCase(), bob.address.slice(2))
    expect(changed).not.toBe(text)
    const { safeTxHash: claimed } = toProposal({ ...account, transaction })
    expect(() => decodeProposal(changed)).toThrow(ProposalHashMismatchError)
    expect(() => decodeProposal(changed)).toThrow(
      expect.objectContaining({ code: 'hash', claimed }),
    )
  })

  test('as a text whose checksum was written again', () => {
    const proposal = toProposal({ ...account, transaction })
    const lie = { ...proposal, transaction: { ...proposal.transaction, nonce: 8n } }
    const packed = compress(proposalToBytes(lie))
    const text = `gp1.${toBase64url(Uint8Array.of(...checksumOf(packed), ...packed))}`
    expect(() => decodeProposal(text)).toThrow(ProposalHashMismatchError)
    // The same path without the lie is read.
    expect(fromBase64url(encodeProposal(proposal).slice(4))).toBeDefined()
  })
})

describe('signatures', () => {
  test('that hold are told from those that do not', async () => {
    const ofAlice = (await signedBy(alice)).signatures[0]!
    const ofBob = (await signedBy(bob)).signatures[0]!
    const proposal = toProposal({
      ...account,
      transaction,
      signatures: [
        ofAlice,
        { owner: carol.address, signature: ofBob.signature },
        {
          owner: token,
          signature: (await signedBy(alice, { chainId: 1 })).signatures[0]!.signature,
        },
      ],
    })
    const { signatures, signers } = await verifyProposal(proposal, { owners })
    expect(signers).toEqual([alice.address])
    expect(signatures.map(({ status }) => status)).toEqual(['valid', 'invalid', 'invalid'])
    expect(signatures.map(({ problems }) => problems.map(({ problem }) => problem))).toEqual([
      [],
      ['signer'],
      ['notOwner', 'signer'],
    ])
  })

  test('an approval on the chain is for the chain to judge', async () => {
    const word = alice.address.slice(2).toLowerCase().padStart(64, '0')
    const signature = `0x${word}${'0'.repeat(64)}01` as const
    const proposal = toProposal({
      ...account,
      transaction,
      signatures: [{ owner: alice.address, signature }],
    })
    const { signatures, signers } = await verifyProposal(proposal, { owners })
    expect(signatures[0]?.status).toBe('onChain')
    expect(signers).toEqual([])
    // A signature that can be recovered takes its place.
    const merged = await mergeProposals([proposal, await signedBy(alice)], { owners })
    expect(merged.proposal.signatures).toEqual((await signedBy(alice)).signatures)
  })
})

describe('merging', () => {
  test('gives the same in every order, with one signature of each owner', async () => {
    const parts = [await signedBy(alice), await signedBy(bob), await signedBy(carol)]
    const { proposal, refused } = await mergeProposals([...parts, ...parts], { owners })
    expect(refused).toEqual([])
    expect(new Set(proposal.signatures.map(({ owner }) => owner))).toEqual(new Set(owners))
    const other = await mergeProposals([parts[2]!, parts[0]!, parts[1]!], { owners })
    expect(other.proposal).toEqual(proposal)
    expect((await verifyProposal(proposal, { owners })).signers).toHaveLength(3)
  })

  test('leaves out what does not hold, and says where it came from', async () => {
    const forged = toProposal({
      ...account,
      transaction,
      signatures: [
        { owner: bob.address, signature: (await signedBy(alice)).signatures[0]!.signature },
      ],
    })
    const stranger = await signedBy(carol)
    const { proposal, refused } = await mergeProposals([await signedBy(alice), forged, stranger], {
      owners: [alice.address, bob.address],
    })
    expect(proposal.signatures.map(({ owner }) => owner)).toEqual([alice.address])
    expect(refused.map(({ from, owner }) => [from, owner])).toEqual([
      [1, bob.address],
      [2, carol.address],
    ])
  })

  test('keeps one of two signatures that only the chain can judge, and says which it left out', async () => {
    const word = alice.address.slice(2).toLowerCase().padStart(64, '0')
    const approval = `0x${word}${'0'.repeat(64)}01` as const
    const ofContract = (bytes: string) =>
      `0x${word}${'41'.padStart(64, '0')}00${'2'.padStart(64, '0')}${bytes}` as const
    const proposalWith = (...signatures: `0x${string}`[]) =>
      toProposal({
        ...account,
        transaction,
        signatures: signatures.map((signature) => ({ owner: alice.address, signature })),
      })
    const first = ofContract('aaaa')
    const second = ofContract('bbbb')
    const merged = await mergeProposals(
      [proposalWith(first), proposalWith(first), proposalWith(second), proposalWith(approval)],
      { owners },
    )
    expect(merged.proposal.signatures.map(({ signature }) => signature)).toEqual([first])
    expect(merged.refused).toMatchObject([
      { owner: alice.address, signature: second, status: 'onChain', problems: [], from: 2 },
      { owner: alice.address, signature: approval, status: 'onChain', problems: [], from: 3 },
    ])
    // What the chain need not judge takes the place of all of them.
    const own = await signedBy(alice)
    const proven = await mergeProposals([proposalWith(first), own, proposalWith(second)], {
      owners,
    })
    expect(proven.proposal.signatures).toEqual(own.signatures)
    expect(proven.refused).toEqual([])
  })

  test('keeps the first note and shows the others', async () => {
    const parts = [{}, { note: 'Rent' }, { note: 'Rent' }, { note: 'Other' }]
    const proposals = await Promise.all(parts.map((part) => signedBy(alice, part)))
    const { proposal, notes } = await mergeProposals(proposals)
    expect(proposal.note).toBe('Rent')
    expect(notes).toEqual(['Rent', 'Other'])
  })

  test('is refused for another transaction, another account, another chain, and for nothing', async () => {
    const first = await signedBy(alice)
    const old = { version: '1.1.1' }
    for (const [one, two] of [
      [first, await signedBy(bob, { transaction: { ...transaction, nonce: 8n } })],
      [first, await signedBy(bob, { safe: token })],
      // Their hashes are the same: the contract of that version did not count the chain in.
      [await signedBy(alice, old), await signedBy(bob, { ...old, chainId: 1 })],
    ] as const) {
      await expect(mergeProposals([one, two])).rejects.toThrow(
        expect.objectContaining({ code: 'otherTransaction', index: 1 }),
      )
    }
    await expect(mergeProposals([])).rejects.toThrow(ProposalConflictError)
  })
})

describe('frames', () => {
  const text = encodeProposal({ ...account, transaction: { ...transaction, data: longData() } })

  test('make up the text in any order, and say what is missing until then', () => {
    const frames = splitProposal(text, { length: 200 })
    expect(frames.length).toBeGreaterThan(3)
    expect(frames.every((frame) => frame.length <= 200)).toBe(true)
    fc.assert(
      fc.property(fc.shuffledSubarray([...frames], { minLength: 1 }), (some) => {
        const { text: joined, missing, total } = joinProposalFrames([...some, ...some])
        expect(total).toBe(frames.length)
        expect(missing.length).toBe(frames.length - some.length)
        expect(joined).toBe(missing.length === 0 ? text : undefined)
      }),
    )
  })

  test('a short proposal needs no sequence, with a link around it or not', () => {
    const short = encodeProposal({ ...account, transaction })
    expect(splitProposal(short)).toEqual([short])
    expect(joinProposalFrames([short, short]).text).toBe(short)
    const link = `https://pay.test/verify.html#${short}`
    expect(decodeProposal(joinProposalFrames([link]).text ?? '')).toEqual(decodeProposal(short))
  })

  const codeOf = (frames: readonly string[]) => {
    try {
      joinProposalFrames(frames)
      return 'joined'
    } catch (error) {
      if (!(error instanceof ProposalFrameError)) throw error
      return error.code
    }
  }

  test('of something else, of two proposals and with a wrong part are refused by name', () => {
    const frames = splitProposal(text, { length: 200 })
    const others = splitProposal(
      encodeProposal({ ...account, transaction: { to: token, data: longData(), nonce: 1 } }),
      {
        length: 200,
      },
    )
    const [first = '', ...rest] = frames
    expect(codeOf([])).toBe('format')
    expect(codeOf(['https://pay.test'])).toBe('format')
    expect(codeOf([first.replace('gpf1.1.', 'gpf1.99.')])).toBe('format')
    expect(codeOf([first, others[1] ?? ''])).toBe('mixed')
    expect(codeOf([text, first])).toBe('mixed')
    const turned = first.slice(0, -1) + (first.endsWith('A') ? 'B' : 'A')
    expect(codeOf([turned, ...rest])).toBe('damaged')
    expect(codeOf([first, turned])).toBe('mixed')
  })

  test('a text that no camera could read is passed on as a file', () => {
    expect(() => splitProposal('x'.repeat(100_000), { length: 100 })).toThrow(
      expect.objectContaining({ code: 'tooLong' }),
    )
  })
})

/** Bytes that do not repeat. */
function longData(): `0x${string}` {
  let state = 1
  const bytes = Array.from({ length: 900 }, () => {
    state = (state * 48_271) % 2_147_483_647
    return (state % 256).toString(16).padStart(2, '0')
  })
  return `0x${bytes.join('')}`
}
