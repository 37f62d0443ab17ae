import { useSyncExternalStore } from 'react'
import {
  type ExecutedTransaction,
  findExecution,
  readSentExecution,
  type SentExecution,
  sentExecutionsIn,
  storedList,
} from '@ghost-pay/safe-account/store'

import { browserStore } from './browserStore.ts'

const list = storedList(browserStore('ghost-pay.sent.v1'), readSentExecution)

/** What is remembered; it may be read and changed when nothing is drawn any more. */
export const sentExecutions = sentExecutionsIn(list)

/** What this browser has sent for a transaction of an account, until its receipt is known; every tab follows. */
export const useSentExecution = (transaction: ExecutedTransaction): SentExecution | undefined =>
  findExecution(useSyncExternalStore(list.subscribe, list.read), transaction)
