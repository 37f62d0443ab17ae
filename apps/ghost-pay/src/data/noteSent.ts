import type { SentExecution } from '@ghost-pay/safe-account/store'

import { executionTimes } from './useExecutionTimes.ts'
import { sentExecutions } from './useSentExecution.ts'

/** Remembers what a wallet has just sent, and when it did. */
export function noteSent(one: SentExecution): void {
  sentExecutions.remember(one)
  const { chainId, safe, safeTxHash, hash } = one
  executionTimes.note({ chainId, safe, safeTxHash, hash, sent: Date.now() })
}
