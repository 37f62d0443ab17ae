import type { Address, Hash, Hex } from 'viem'

import type { Node } from './node.ts'
import { type VerifiedSignature, verifySignatures } from './verifySignature.ts'

/**
 * The signature among several hashes: one of `signers` signed one of `hashes`.
 *
 * @param kinds which kinds of signatures count
 * @returns null when nobody of them did
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
      // Nobody approves such a hash on the chain; the kind is not accepted here.
      safe: signers[0] ?? '0x',
      hash,
      preimage: hash,
      signatures: signature,
      askable: kinds.includes('contract') ? signers : [],
      most: 1,
    })
    const [only, second] = verified ?? []
    if (only && !second && only.valid && kinds.includes(only.kind) && signers.includes(only.owner))
      return only.owner
  }
  return null
}
