import { decodeProposal, mergeProposals, type Proposal } from '@ghost-pay/payments/cosign'

import { withSignatures } from './keptProposals.ts'

/**
 * Reads what was handed over, files and links, as one proposal. Signatures that do not hold stay in it: whoever shows it says whose
 * they are, and passes on those that hold.
 *
 * @param texts what was pasted or stands in the files, at least one
 * @param kept what this browser has of it already
 * @throws ProposalError (payments) when one is no proposal, was changed, or is about another transaction than the first
 */
export async function openProposals(texts: readonly string[], kept?: Proposal): Promise<Proposal> {
  const proposals = [...(kept === undefined ? [] : [kept]), ...texts.map(decodeProposal)]
  const { proposal, refused } = await mergeProposals(proposals)
  return withSignatures(
    proposal,
    refused.map(({ owner, signature }) => ({ owner, signature })),
  )
}
