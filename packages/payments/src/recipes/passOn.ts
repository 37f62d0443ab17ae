import {
  decodeProposal,
  encodeProposal,
  formatProposalFile,
  joinProposalFrames,
  mergeProposals,
  type Proposal,
  splitProposal,
  verifyProposal,
} from '../cosign/index.ts'

/** What the next owner gets: a link (what is after # stays in the browser), a file, or codes that a screen draws in turn. */
export function shareProposal(proposal: Proposal) {
  const text = encodeProposal(proposal)
  return {
    link: `https://pay.test/verify.html#${text}`,
    file: formatProposalFile(proposal),
    codes: splitProposal(text),
  }
}

/** What a camera has read so far: the proposal and who signed it, or which codes are missing. */
export async function readCodes(codes: readonly string[], owners: readonly string[]) {
  const { text, missing } = joinProposalFrames(codes)
  if (text === undefined) return { missing }
  const proposal = decodeProposal(text)
  const { signers } = await verifyProposal(proposal, { owners })
  return { proposal, signers, missing }
}

/** What came back from the owners, links and files, as one: the signatures that hold, and who is still missing. */
export async function collect(texts: readonly string[], owners: readonly string[]) {
  const { proposal, refused } = await mergeProposals(texts.map(decodeProposal), { owners })
  const signers = proposal.signatures.map(({ owner }) => owner.toLowerCase())
  const missing = owners.filter((owner) => !signers.includes(owner.toLowerCase()))
  return { proposal, refused, missing }
}
