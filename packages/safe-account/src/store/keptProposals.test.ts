import { numberToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { buildSignable } from '@ghost-pay/gateway-testing'
import { encodeProposal, formatProposalFile, toProposal } from '@ghost-pay/payments/cosign'
import { safeTxTypedData } from '@ghost-pay/safe-protocol'

import {
  dropProposal,
  findProposal,
  keepProposal,
  type KeptProposal,
  mostProposals,
  readKeptProposal,
  withSignatures,
} from './keptProposals.ts'
import { openProposals } from './openProposals.ts'
import { readList, writeList } from './storedList.ts'
import { takenHere } from './takenHere.ts'

const alice = privateKeyToAccount(`0x${'1'.repeat(64)}`)
const bob = privateKeyToAccount(`0x${'2'.repeat(64)}`)

const signedBy = async (owner: typeof alice, signable = buildSignable()) =>
  toProposal({
    ...signable,
    signatures: [
      { owner: owner.address, signature: await owner.signTypedData(safeTxTypedData(signable)) },
    ],
  })

const keptAt = (nonce: number, changed = 1): KeptProposal => ({
  proposal: toProposal(buildSignable({ nonce })),
  changed,
})
const nameOf = ({ proposal }: KeptProposal) => proposal

describe('what a browser keeps', () => {
  test('a transaction is kept once, and found by account, chain and hash', () => {
    const [first, second] = [keptAt(7), keptAt(8)]
    const again = { ...first, changed: 2 }
    const all = keepProposal(keepProposal([first], second), again)
    expect(all).toEqual([second, again])
    expect(findProposal(all, nameOf(first))).toBe(again)
    expect(findProposal(all, { ...nameOf(first), chainId: 5 })).toBeUndefined()
    expect(findProposal(all, { ...nameOf(first), safe: bob.address })).toBeUndefined()
    expect(dropProposal(all, nameOf(first))).toEqual([second])
  })

  const full = Array.from({ length: mostProposals }, (_, nonce) => keptAt(nonce))
  const nonces = (all: readonly KeptProposal[]) =>
    all.map(({ proposal }) => Number(proposal.transaction.nonce))

  test('what a person has kept makes no room for one more, and is still signed', () => {
    const one = keptAt(900)
    expect(keepProposal(full, one)).toBe(full)
    const [first] = full
    if (first === undefined) throw new Error('There are many.')
    expect(keepProposal(full, { ...first, changed: 7 }).at(-1)).toMatchObject({ changed: 7 })
    expect(keepProposal(full, { ...first, changed: 7 })).toHaveLength(mostProposals)
  })

  test('what is done makes room, then what was kept in passing, the oldest first', () => {
    const some = full.map((kept, index): KeptProposal => {
      if (index === 3 || index === 5) return { ...kept, inPassing: true }
      return index === 9 ? { ...kept, executed: `0x${'ab'.repeat(32)}` } : kept
    })
    const once = keepProposal(some, keptAt(900))
    expect(nonces(once)).not.toContain(9)
    const twice = keepProposal(once, keptAt(901))
    expect(nonces(twice)).not.toContain(3)
    expect(nonces(twice)).toContain(5)
    expect(nonces(twice)).toEqual(expect.arrayContaining([900, 901]))
    expect(twice).toHaveLength(mostProposals)
    const thrice = keepProposal(twice, keptAt(902))
    expect(keepProposal(thrice, keptAt(903))).toBe(thrice)
  })

  test('that it was kept in passing comes back as it was stored', () => {
    const kept = { ...keptAt(8), inPassing: true as const }
    expect(readList(writeList([kept]), readKeptProposal)).toEqual([kept])
  })

  test('it comes back as it was stored; one whose fields give another hash does not', async () => {
    const kept = {
      proposal: await signedBy(alice),
      changed: 5,
      executed: `0x${'ab'.repeat(32)}` as const,
    }
    const text = writeList([kept, keptAt(8)])
    expect(readList(text, readKeptProposal)).toEqual([kept, keptAt(8)])
    const changed = text.replace('"nonce":"7"', '"nonce":"9"')
    expect(changed).not.toBe(text)
    expect(readList(changed, readKeptProposal)).toEqual([keptAt(8)])
  })

  test('a signature is put in once, and one more beside it', async () => {
    const [own, other] = [await signedBy(alice), await signedBy(bob)]
    expect(withSignatures(own, own.signatures).signatures).toHaveLength(1)
    expect(withSignatures(own, other.signatures).signatures).toEqual([
      ...own.signatures,
      ...other.signatures,
    ])
  })

  test('a place is taken by what waits, not by what was executed, nor by itself', () => {
    const [next, later] = [keptAt(7), keptAt(8)]
    const done = { ...keptAt(9), executed: `0x${'ab'.repeat(32)}` as const }
    expect([...takenHere([next, later, done], next.proposal.safeTxHash)]).toEqual([
      [8, [later.proposal.safeTxHash]],
    ])
  })
})

describe('a proposal that a stranger has filled with signatures', () => {
  /** As many as one may hold, each of a key of its own. */
  async function filled() {
    const signatures = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const stranger = privateKeyToAccount(numberToHex(index + 1000, { size: 32 }))
        const signature = await stranger.signTypedData(safeTxTypedData(buildSignable()))
        return { owner: stranger.address, signature }
      }),
    )
    return toProposal({ ...buildSignable(), signatures })
  }

  test('takes what is signed here', async () => {
    const own = await signedBy(alice)
    const { signatures } = withSignatures(await filled(), own.signatures)
    expect(signatures).toHaveLength(200)
    expect(signatures.slice(-1)).toEqual(own.signatures)
  })

  test('takes what an owner hands over, and what was signed here stays', async () => {
    const [own, other] = [await signedBy(alice), await signedBy(bob)]
    const full = await filled()
    const opened = await openProposals([encodeProposal(other)], full)
    expect(opened.signatures).toEqual(expect.arrayContaining([...other.signatures]))
    const again = await openProposals([encodeProposal(full)], withSignatures(own, other.signatures))
    expect(again.signatures).toEqual(
      expect.arrayContaining([...own.signatures, ...other.signatures]),
    )
  })
})

describe('what is handed over', () => {
  test('files, links and texts of one transaction are put together, with what does not hold', async () => {
    const [own, other] = [await signedBy(alice), await signedBy(bob)]
    const forged = toProposal({
      ...buildSignable(),
      signatures: own.signatures.map(({ signature }) => ({ owner: bob.address, signature })),
    })
    const merged = await openProposals(
      [formatProposalFile(own), `https://pay.test/#/cosign/${encodeProposal(forged)}`],
      other,
    )
    expect(merged.signatures).toHaveLength(3)
    expect(new Set(merged.signatures.map(({ owner }) => owner))).toEqual(
      new Set([alice.address, bob.address]),
    )
  })
})
