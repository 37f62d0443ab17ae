import type { RecordDecision } from './chain/recordAlone.ts'
import type { ServedChain } from './chain/serveChain.ts'
import type { Changes } from './events/changes.ts'

/**
 * `current` answers as the hosted gateway does today, `2023` as it did in spring 2023: nulls left out, every error with a code,
 * date labels at midnight, `CHANGE_IMPLEMENTATION`.
 */
export type ResponseFormat = 'current' | '2023'

/** What every route gets. */
export type Gateway = {
  chains: readonly ServedChain[]
  changes: Changes
  responseFormat: ResponseFormat
  testing: boolean
  /** Whether a page of the queue begins with the last transaction of the page before. */
  queueOverlap: boolean
  /** Whether the calls of a transaction service are answered. */
  isTransactionService: boolean
  /** Undefined: the gateway's own host, and pages of this machine. */
  signInDomains: readonly string[] | undefined
  /** Milliseconds. */
  now(this: void): number
  /** Removes everything that is not on the chains. */
  reset(this: void): Promise<void>
  /** Records what a caller has decided about an account. */
  record: RecordDecision
}
