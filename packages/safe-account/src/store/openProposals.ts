import { decodeProposal, mergeProposals, type Proposal } from '@ghost-pay/payments/cosign'
import { InvalidFieldError } from '@ghost-pay/safe-protocol'

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
  const opened = texts.map(decodeProposal)
  if (kept === undefined) return putTogether(opened)
  try {
    return await putTogether([kept, ...opened])
  } catch (error) {
    if (!(error instanceof InvalidFieldError)) throw error
    // Together they have more signatures than a proposal holds. An account has few owners: what has less of them goes in whole.
    const other = await putTogether([{ ...kept, signatures: [] }, ...opened])
    const [more, less] =
      kept.signatures.length > other.signatures.length ? [kept, other] : [other, kept]
    return withSignatures({ ...other, signatures: more.signatures }, less.signatures)
  }
}

async function putTogether(proposals: readonly Proposal[]): Promise<Proposal> {
  const { proposal, refused } = await mergeProposals(proposals)
  return withSignatures(
    { ...proposal, signatures: refused.map(({ owner, signature }) => ({ owner, signature })) },
    proposal.signatures,
  )
}
