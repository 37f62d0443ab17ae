export { type Executable, signaturesFor } from './signaturesFor.ts'
export { approverIn } from './approverIn.ts'
export { withExecuted } from './withExecuted.ts'
export { isSeen, isUndone, stillWaits } from './onNode.ts'
export { type Leaving, readWhyFailed, type WhyFailed } from './readWhyFailed.ts'
export {
  type Ending,
  type ExecuteEvent,
  type ExecuteFlow,
  hasGoneThrough,
  initialExecuteFlow,
  isExecuted,
  isExecuting,
  reduceExecuteFlow,
} from './executeFlow.ts'
export { sendExecution, type SendExecutionParameters } from './sendExecution.ts'
export { sendFaster, type SendFasterParameters } from './sendFaster.ts'
export { followExecution } from './followExecution.ts'
export type { FollowParameters, WaitedFor, WaitForOutcome, WaitOutcome } from './waitForOutcome.ts'
export { askToSend, type AskToSendParameters } from './askToSend.ts'
export { readBeforeAsking, readSenderCounts } from './readSenderCounts.ts'
export { readAskedExecution } from './readAskedExecution.ts'
export { inOneTab } from './inOneTab.ts'
