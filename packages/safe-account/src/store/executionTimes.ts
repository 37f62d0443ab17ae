import { getAddress, type Hash, isHash } from 'viem'

import {
  type ExecutedTransaction,
  findExecution,
  forgetExecution,
  type SentExecution,
} from './sentExecutions.ts'

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

/** How many are kept; the oldest go first. */
const most = 200

/** Notes what was seen. What was noted of the same transaction of the chain before stays; of another one it does not hold. */
export function noteTimes(
  all: readonly ExecutionTimes[],
  one: ExecutionTimes,
): readonly ExecutionTimes[] {
  const before = timesOf(all, one)
  return [...forgetTimes(all, one), { ...one, ...before }].slice(-most)
}

/** Forgets what was seen of a transaction of an account. */
export const forgetTimes = (
  all: readonly ExecutionTimes[],
  transaction: ExecutedTransaction,
): readonly ExecutionTimes[] => forgetExecution(all, transaction)

/** What was seen of a transaction of an account, in this transaction of the chain and in no other. */
export function timesOf(
  all: readonly ExecutionTimes[],
  transaction: ExecutedTransaction & Pick<SentExecution, 'hash'>,
): ExecutionTimes | undefined {
  const found = findExecution(all, transaction)
  return found?.hash === transaction.hash ? found : undefined
}

/**
 * Reads what was noted as it was stored.
 *
 * @param stored anything
 * @throws whatever comes of reading what is none
 */
export function readExecutionTimes(stored: unknown): ExecutionTimes | undefined {
  // Whatever is not as we wrote it throws, or is left out below.
  const { chainId, safe, safeTxHash, hash, ...times } = stored as ExecutionTimes
  if (!Number.isSafeInteger(chainId) || !isHash(safeTxHash) || !isHash(hash)) return undefined
  const known = (['sent', 'seen', 'indexed'] as const).flatMap((step) =>
    Number.isSafeInteger(times[step]) ? [[step, times[step]] as const] : [],
  )
  return { chainId, safe: getAddress(safe), safeTxHash, hash, ...Object.fromEntries(known) }
}
