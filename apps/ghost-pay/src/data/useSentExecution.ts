import { useMemo, useSyncExternalStore } from 'react'

import { browserStore } from './browserStore.ts'
import {
  type ExecutedTransaction,
  findExecution,
  forgetExecution,
  readSentExecutions,
  rememberExecution,
  type SentExecution,
  writeSentExecutions,
} from './sentExecutions.ts'

const store = browserStore('ghost-pay.sent.v1')

/** What is remembered; it may be read and changed when nothing is drawn any more. */
export const sentExecutions = {
  find: (transaction: ExecutedTransaction): SentExecution | undefined => {
    return findExecution(readSentExecutions(store.read()), transaction)
  },
  remember: (one: SentExecution): void => {
    store.write(writeSentExecutions(rememberExecution(readSentExecutions(store.read()), one)))
  },
  forget: (transaction: ExecutedTransaction): void => {
    store.write(writeSentExecutions(forgetExecution(readSentExecutions(store.read()), transaction)))
  },
}

/** What this browser has sent for a transaction of an account, until its receipt is known; every tab follows. */
export function useSentExecution(transaction: ExecutedTransaction): SentExecution | undefined {
  const { chainId, safe, safeTxHash } = transaction
  const stored = useSyncExternalStore(store.subscribe, store.read)
  return useMemo(
    () => findExecution(readSentExecutions(stored), { chainId, safe, safeTxHash }),
    [stored, chainId, safe, safeTxHash],
  )
}
