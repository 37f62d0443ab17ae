import type { Sessions } from './auth/sessions.ts'
import type { ServedChain } from './chain/serveChain.ts'
import type { Changes } from './events/changes.ts'

/**
 * `current` speaks as the hosted gateway does today, `seed` as it did in spring 2023: nulls left out, every error with a
 * code, date labels at midnight, `CHANGE_IMPLEMENTATION`.
 */
export type Dialect = 'current' | 'seed'

/** What every route gets. */
export type Gateway = {
  chains: readonly ServedChain[]
  sessions: Sessions
  changes: Changes
  dialect: Dialect
  testing: boolean
  /** Whether a page of the queue begins with the last transaction of the page before. */
  queueOverlap: boolean
  /** Undefined: the gateway's own host, and pages of this machine. */
  signInDomains: readonly string[] | undefined
  /** Milliseconds. */
  now(this: void): number
  /** Forgets everything that the chains do not know. */
  reset(this: void): Promise<void>
}
