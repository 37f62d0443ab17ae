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
  type DraftCall,
  draftId,
  type KeptDraft,
  keptDraftKind,
  mostOfNote,
  type ReviewDraft,
  type ReviewDraftKind,
  tidyNote,
  type TypedToken,
  typedTokens,
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
export { type ExecutionTimes, executionTimesKind } from './executionTimes.ts'
export { type EntryKind, type KeyedList, keyedList } from './keyedList.ts'
export { type KeptSignature, keptSignatureKind } from './keptSignatures.ts'
export { type ApprovalOnChain, type SentApproval, sentApprovalKind } from './sentApprovals.ts'
export {
  type CreatedAccount,
  creationWord,
  type SentDeployment,
  sentDeploymentKind,
} from './sentDeployments.ts'
export {
  type ExecutedTransaction,
  executionWord,
  type SentExecution,
  sentExecutionKind,
} from './sentExecutions.ts'
export { type StoredList, storedList } from './storedList.ts'
export type { TextStore } from './TextStore.ts'
