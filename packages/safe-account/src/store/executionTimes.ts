import { getAddress, type Hash, isHash } from 'viem'

import type { EntryKind } from './keyedList.ts'
import { type ExecutedTransaction, executionWord } from './sentExecutions.ts'

/** When this browser saw an execution take its steps, by its own clock, in milliseconds since 1970. */
export type ExecutionTimes = ExecutedTransaction & {
  /** The chain's transaction. */
  hash: Hash
  /** The wallet said that it had sent it. */
  sent?: number | undefined
  /** The node of the page had it for the first time. */
  seen?: number | undefined
  /** The gateway had it for the first time, after it had not. */
  indexed?: number | undefined
}

/** The times of executions. Each step keeps the time at which it was seen first; what takes its place has times of its own. */
export const executionTimesKind: EntryKind<ExecutedTransaction, ExecutionTimes> = {
  keyOf: executionWord,
  readOne: (stored) => {
    // Whatever is not as we wrote it throws, or is left out below.
    const { chainId, safe, safeTxHash, hash, ...times } = stored as ExecutionTimes
    if (!Number.isSafeInteger(chainId) || !isHash(safeTxHash) || !isHash(hash)) return undefined
    const known = (['sent', 'seen', 'indexed'] as const).flatMap((step) =>
      Number.isSafeInteger(times[step]) ? [[step, times[step]] as const] : [],
    )
    return { chainId, safe: getAddress(safe), safeTxHash, hash, ...Object.fromEntries(known) }
  },
  most: 200,
  merge: (one, before) => (one.hash === before.hash ? { ...one, ...before } : one),
}
