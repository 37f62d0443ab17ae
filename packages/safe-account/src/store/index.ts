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
