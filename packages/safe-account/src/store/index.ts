export { type AccountId, accountKey } from './AccountId.ts'
export { type Draft, type Drafts, emptyDraft, keepDraft, noToken, readDrafts } from './drafts.ts'
export { type KeptAccount, readKeptAccount, rememberOpened, watch } from './keptAccounts.ts'
export {
  dropProposal,
  findProposal,
  keepProposal,
  type KeptProposal,
  mostProposals,
  type ProposalName,
  readKeptProposal,
  withSignatures,
} from './keptProposals.ts'
export { openProposals } from './openProposals.ts'
export { proposalOrigin } from './proposalOrigin.ts'
export {
  addDraft,
  type DraftCall,
  draftId,
  dropDraft,
  findDraft,
  type KeptDraft,
  mostOfNote,
  readKeptDraft,
  type ReviewDraft,
  type ReviewDraftKind,
  tidyNote,
  type TypedToken,
} from './reviewDraft.ts'
export { takenHere } from './takenHere.ts'
export {
  type AskedSend,
  type AskedSends,
  askedSendsIn,
  type AskedState,
  findAsked,
  readAskedSend,
  type SenderCounts,
  type SinceAsked,
  sinceAsked,
} from './askedSends.ts'
export {
  type ExecutionTimes,
  forgetTimes,
  noteTimes,
  readExecutionTimes,
} from './executionTimes.ts'
export {
  dropSignature,
  findSignature,
  keepSignature,
  type KeptSignature,
  readKeptSignature,
} from './keptSignatures.ts'
export {
  type ApprovalOnChain,
  findApproval,
  readSentApproval,
  type SentApproval,
  type SentApprovals,
  sentApprovalsIn,
} from './sentApprovals.ts'
export {
  type CreatedAccount,
  creationWord,
  findDeployment,
  readSentDeployment,
  type SentDeployment,
  type SentDeployments,
  sentDeploymentsIn,
} from './sentDeployments.ts'
export {
  type ExecutedTransaction,
  executionWord,
  findExecution,
  forgetExecution,
  readSentExecution,
  type SentExecution,
  type SentExecutions,
  sentExecutionsIn,
} from './sentExecutions.ts'
export { readList, type StoredList, storedList, writeList } from './storedList.ts'
export type { TextStore } from './TextStore.ts'
