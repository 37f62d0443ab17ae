export { PaymentsError } from '../errors.ts'
export { decodeProposal } from './decodeProposal.ts'
export { encodeProposal } from './encodeProposal.ts'
export {
  ProposalConflictError,
  ProposalError,
  type ProposalFrameCode,
  ProposalFrameError,
  ProposalHashMismatchError,
  type UnreadableProposalCode,
  UnreadableProposalError,
} from './errors.ts'
export { formatProposalFile } from './formatProposalFile.ts'
export { mergeProposals, type MergedProposals } from './mergeProposals.ts'
export {
  type Proposal,
  type ProposalInput,
  type ProposalSignature,
  toProposal,
} from './proposal.ts'
export { joinProposalFrames, type ProposalFrames, splitProposal } from './proposalFrames.ts'
export {
  type CheckedProposalSignature,
  type ProposalVerification,
  verifyProposal,
} from './verifyProposal.ts'
