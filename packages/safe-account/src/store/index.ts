export {
  type AskedSend,
  type AskedState,
  dropAsked,
  findAsked,
  keepAsked,
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
  approvalWord,
  findApproval,
  forgetApproval,
  readSentApproval,
  rememberApproval,
  type SentApproval,
} from './sentApprovals.ts'
export {
  type CreatedAccount,
  creationWord,
  findDeployment,
  forgetDeployment,
  readSentDeployment,
  rememberDeployment,
  type SentDeployment,
} from './sentDeployments.ts'
export {
  type ExecutedTransaction,
  executionWord,
  findExecution,
  forgetExecution,
  readSentExecution,
  rememberExecution,
  type SentExecution,
} from './sentExecutions.ts'
export { readList, type StoredList, storedList, writeList } from './storedList.ts'
export type { TextStore } from './TextStore.ts'
