export { type Executable, signaturesFor } from './signaturesFor.ts'
export { approverIn } from './approverIn.ts'
export { withExecuted } from './withExecuted.ts'
export { stillWaits } from './stillWaits.ts'
export { isSeen } from './isSeen.ts'
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
export { followExecution, type FollowExecutionParameters } from './followExecution.ts'
export type { WaitedFor, WaitForOutcome, WaitOutcome } from './waitForOutcome.ts'
export { askToSend, type AskToSendParameters } from './askToSend.ts'
export { readBeforeAsking } from './readBeforeAsking.ts'
export { readSenderCounts } from './readSenderCounts.ts'
export { readAskedExecution } from './readAskedExecution.ts'
export { inOneTab } from './inOneTab.ts'
export { isUndone } from './isUndone.ts'
export { verifyNotAskedBeside } from './verifyNotAskedBeside.ts'
