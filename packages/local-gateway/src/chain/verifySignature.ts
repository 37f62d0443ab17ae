import { type Address, type Hash, type Hex } from 'viem'
import { readContract } from 'viem/actions'
import {
  legacyIsValidSignatureAbi,
  recoverSigner,
  safeAbi,
  splitSignatures,
} from '@ghost-pay/safe-protocol'

import { unavailable } from '../problems.ts'
import { isSilent, type Node } from './node.ts'

/** A signature whose owner is known, and whether it holds. */
export type VerifiedSignature = {
  owner: Address
  signature: Hex
  kind: 'eoa' | 'ethSign' | 'approvedHash' | 'contract'
  /** False when the chain does not confirm what the signature claims. */
  valid: boolean
}

/** First four bytes that EIP-1271 answers with, and those of its draft over bytes. */
const accepted = { current: '0x1626ba7e', legacy: '0x20c13b0b' } as const

/**
 * Takes signatures apart and checks each: keys by recovery, contracts by asking them (EIP-1271), approvals by asking the
 * account.
 *
 * @param preimage the bytes that `hash` is the hash of; contracts up to 1.4.1 hand these to owners that are contracts
 * @returns null when the bytes are not signatures
 * @throws ProblemError 503 when the node does not answer
 */
export async function verifySignatures(
  node: Node,
  {
    safe,
    hash,
    preimage,
    signatures,
  }: { safe: Address; hash: Hash; preimage: Hex; signatures: Hex },
): Promise<VerifiedSignature[] | null> {
  try {
    return await Promise.all(
      splitSignatures(signatures).map(async (part): Promise<VerifiedSignature> => {
        const { kind, signature } = part
        if (part.kind === 'approvedHash') {
          const { owner } = part
          return { owner, kind, signature, valid: await isApproved(node, { safe, owner, hash }) }
        }
        if (part.kind === 'contract') {
          const { owner, contractSignature } = part
          const valid = await isAccepted(node, { owner, hash, preimage, contractSignature })
          return { owner, kind, signature, valid }
        }
        return { owner: await recoverSigner({ hash, signature }), kind, signature, valid: true }
      }),
    )
  } catch (error) {
    if (isSilent(error)) throw unavailable()
    return null
  }
}

function isApproved(
  node: Node,
  { safe, owner, hash }: { safe: Address; owner: Address; hash: Hash },
): Promise<boolean> {
  return answered(
    readContract(node, {
      address: safe,
      abi: safeAbi,
      functionName: 'approvedHashes',
      args: [owner, hash],
    }),
    (approved) => approved === 1n,
  )
}

async function isAccepted(
  node: Node,
  {
    owner,
    hash,
    preimage,
    contractSignature,
  }: { owner: Address; hash: Hash; preimage: Hex; contractSignature: Hex },
): Promise<boolean> {
  const [current, legacy] = await Promise.all([
    answered(
      readContract(node, {
        address: owner,
        abi: safeAbi,
        functionName: 'isValidSignature',
        args: [hash, contractSignature],
      }),
      (answer) => answer === accepted.current,
    ),
    answered(
      readContract(node, {
        address: owner,
        abi: legacyIsValidSignatureAbi,
        functionName: 'isValidSignature',
        args: [preimage, contractSignature],
      }),
      (answer) => answer === accepted.legacy,
    ),
  ])
  return current || legacy
}

/** A contract that refuses says no; a node that is silent is no answer at all. */
async function answered<Answer>(
  answer: Promise<Answer>,
  test: (answer: Answer) => boolean,
): Promise<boolean> {
  try {
    return test(await answer)
  } catch (error) {
    if (isSilent(error)) throw error
    return false
  }
}
