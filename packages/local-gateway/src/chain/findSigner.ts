import type { Address, Hash, Hex } from 'viem'

import type { Node } from './node.ts'
import { type VerifiedSignature, verifySignatures } from './verifySignature.ts'

/**
 * The signer of a signature: one of `signers`, over one of `hashes`.
 *
 * @param kinds which kinds of signatures count
 * @returns null when there is no such signer
 */
export async function findSigner(
  node: Node,
  {
    hashes,
    signers,
    signature,
    kinds,
  }: {
    hashes: readonly Hash[]
    signers: readonly Address[]
    signature: Hex
    kinds: readonly VerifiedSignature['kind'][]
  },
): Promise<Address | null> {
  for (const hash of hashes) {
    const verified = await verifySignatures(node, {
      account: null,
      hash,
      preimage: hash,
      signatures: signature,
      contracts: kinds.includes('contract') ? signers : [],
      maxSignatures: 1,
    })
    const [only, second] = verified ?? []
    if (only && !second && only.valid && kinds.includes(only.kind) && signers.includes(only.owner))
      return only.owner
  }
  return null
}
