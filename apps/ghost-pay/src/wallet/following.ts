/** What follows an execution, loaded when there is one. */
export { waitForOutcome } from '@ghost-pay/connect-kit'
export { followExecution, isUndone, readAskedExecution } from '@ghost-pay/safe-account/execution'
