import type { ContractOwner } from '@ghost-pay/safe-protocol'

import { ProposalConflictError } from './errors.ts'
import { type Proposal, toProposal } from './proposal.ts'
import { type CheckedProposalSignature, verifyProposal } from './verifyProposal.ts'

/** One proposal made of several, and what was left out. */
export type MergedProposals = {
  /** The transaction with every signature that holds, or that only the chain can judge. One for each owner. */
  proposal: Proposal
  /**
   * Signatures that were left out, and which of the given proposals brought them, from 0. With the status `onChain`: a second one of
   * the same owner, of which the chain may say that it holds and the kept one does not.
   */
  refused: readonly (CheckedProposalSignature & { from: number })[]
  /** What was written to it, each text once. The merged proposal keeps the first. */
  notes: readonly string[]
}

/**
 * Puts together what came back from several owners: one transaction, all its signatures. It does not matter in which order they
 * come, or whether one comes twice. See behaviour/cosign#merge.
 *
 * @param parameters.owners the account's owners, from the chain. Left out, it is not checked whether the signers are owners
 * @throws ProposalConflictError when they are not about one and the same transaction of the same account on the same chain
 */
export async function mergeProposals(
  proposals: readonly Proposal[],
  signers: {
    owners?: readonly string[] | undefined
    contractOwners?: readonly ContractOwner[] | undefined
  } = {},
): Promise<MergedProposals> {
  const [first] = proposals
  if (!first) throw new ProposalConflictError('nothing')
  const other = proposals.findIndex((proposal) => !isSameTransaction(proposal, first))
  if (other >= 0) throw new ProposalConflictError('otherTransaction', other)

  const kept = new Map<string, CheckedProposalSignature>()
  const refused: (CheckedProposalSignature & { from: number })[] = []
  for (const [from, proposal] of proposals.entries()) {
    const { signatures } = await verifyProposal(proposal, signers)
    for (const signature of signatures) {
      const key = signature.owner.toLowerCase()
      const earlier = kept.get(key)
      if (signature.status === 'invalid') {
        // The same signature twice in one proposal is needless, and no fault.
        if (earlier?.signature !== signature.signature) refused.push({ ...signature, from })
      } else if (!earlier || (earlier.status === 'onChain' && signature.status === 'valid')) {
        kept.set(key, signature)
      } else if (signature.status === 'onChain' && earlier.signature !== signature.signature) {
        refused.push({ ...signature, from })
      }
    }
  }
  const notes = [...new Set(proposals.flatMap(({ note }) => note ?? []))]
  const ordered = [...kept.values()].sort((a, b) =>
    a.owner.toLowerCase() < b.owner.toLowerCase() ? -1 : 1,
  )
  const signatures = ordered.map(({ owner, signature }) => ({ owner, signature }))
  // Beside a signature that was recovered, one that the chain would have to judge is needless.
  const isNeedless = ({ status, owner }: CheckedProposalSignature) =>
    status === 'onChain' && kept.get(owner.toLowerCase())?.status === 'valid'
  return {
    proposal: toProposal({ ...first, signatures, note: notes[0] }),
    refused: refused.filter((signature) => !isNeedless(signature)),
    notes,
  }
}

/** Before version 1.3.0 the hash says nothing of the chain: account and chain are compared too. */
function isSameTransaction(a: Proposal, b: Proposal): boolean {
  return a.chainId === b.chainId && a.safe === b.safe && a.safeTxHash === b.safeTxHash
}
