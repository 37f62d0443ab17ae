import { useSyncExternalStore } from 'react'
import {
  type ExecutedTransaction,
  type ExecutionTimes,
  findExecution,
  forgetTimes,
  noteTimes,
  readExecutionTimes,
  storedList,
} from '@ghost-pay/safe-account/store'

import { browserStore } from './browserStore.ts'

const list = storedList(browserStore('ghost-pay.steps.v1'), readExecutionTimes)

/** What is noted; it may be changed when nothing is drawn any more. */
export const executionTimes = {
  note: (one: ExecutionTimes): void => {
    list.change((all) => noteTimes(all, one))
  },
  forget: (transaction: ExecutedTransaction): void => {
    list.change((all) => forgetTimes(all, transaction))
  },
}

/** When this browser saw the execution of an account's transaction take its steps; every tab follows. */
export const useExecutionTimes = (transaction: ExecutedTransaction): ExecutionTimes | undefined =>
  findExecution(useSyncExternalStore(list.subscribe, list.read), transaction)
