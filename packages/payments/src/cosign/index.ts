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
  type CarriedProposal,
  type Proposal,
  type ProposalInput,
  proposalLimits,
  type ProposalSignature,
  toProposal,
} from './proposal.ts'
export {
  joinProposalFrames,
  type ProposalFrame,
  type ProposalFrames,
  readProposalFrame,
  splitProposal,
} from './proposalFrames.ts'
export { readProposalText } from './readProposalText.ts'
export {
  type CheckedProposalSignature,
  type ProposalVerification,
  verifyProposal,
} from './verifyProposal.ts'
