import { InvalidTransactionError } from '../errors/errors.ts'
import * as limits from '../limits.ts'

/**
 * `pending`: no receipt yet. `unknown`: still none after a long wait; it can be confirmed yet. `confirmed` and `failed`: what
 * the receipt says. `replaced`: another transaction took its place, so that it will never be on the chain.
 */
export type RecentTransactionStatus = 'pending' | 'unknown' | 'confirmed' | 'failed' | 'replaced'

/** A transaction that the visitor sent from here (behaviour/recent-transactions#fields). */
export type RecentTransaction = {
  hash: `0x${string}`
  description: string
  status: RecentTransactionStatus
  /** How many confirmations are waited for; 1 when absent. */
  confirmations?: number | undefined
  /** The transaction that took its place: at a higher fee (then `status` is that one's), or another one. */
  replacedBy?: `0x${string}` | undefined
}

/** What a host adds. */
export type NewTransaction = {
  hash: string
  description: string
  confirmations?: number | undefined
}

/** What is stored of how a transaction ended. */
export type StoredOutcome = {
  status: Exclude<RecentTransactionStatus, 'pending'>
  replacedBy?: `0x${string}` | undefined
}

/**
 * Checks a transaction that a host adds. The messages are contract (behaviour/recent-transactions#checks).
 *
 * @throws {InvalidTransactionError} with every rule that is broken
 */
export function checkTransaction({
  hash,
  description,
  confirmations,
}: NewTransaction): RecentTransaction {
  const problems: string[] = []
  if (!isHash(hash)) problems.push('Invalid transaction hash')
  if (typeof description !== 'string' || description.trim() === '') {
    problems.push('Transaction must have a description')
  }
  if (confirmations !== undefined && !isCount(confirmations)) {
    // (sic)
    problems.push('Transaction confirmations must be a positiver integer')
  }
  const [first, ...rest] = problems
  if (first !== undefined || !isHash(hash)) {
    throw new InvalidTransactionError([first ?? 'Invalid transaction hash', ...rest])
  }
  return {
    hash,
    description,
    status: 'pending',
    ...(confirmations !== undefined && { confirmations }),
  }
}

/** Puts a transaction at the front. One that is there already starts again. */
export function addTransaction(
  transactions: readonly RecentTransaction[],
  transaction: RecentTransaction,
): RecentTransaction[] {
  return prune([transaction, ...transactions.filter(({ hash }) => hash !== transaction.hash)])
}

/** Writes down what became of a transaction. One that has been cleared meanwhile stays cleared; a receipt is final. */
export function settleTransaction(
  transactions: readonly RecentTransaction[],
  hash: string,
  { status, replacedBy }: StoredOutcome,
): RecentTransaction[] {
  return prune(
    transactions.map((transaction) =>
      transaction.hash === hash && isWaiting(transaction)
        ? { ...transaction, status, ...(replacedBy && { replacedBy }) }
        : transaction,
    ),
  )
}

/** Whether a receipt can still come. */
export function isWaiting({ status }: RecentTransaction): boolean {
  return status === 'pending' || status === 'unknown'
}

/** Reads a stored list. What is not a transaction is left out. */
export function parseTransactions(stored: string | null): RecentTransaction[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(value) ? prune(value.flatMap(readTransaction)) : []
  } catch {
    return []
  }
}

/** Keeps what still waits and the ten newest of the others (behaviour/recent-transactions#kept). */
function prune(transactions: readonly RecentTransaction[]): RecentTransaction[] {
  let settled = 0
  return transactions.filter((transaction) => {
    if (isWaiting(transaction)) return true
    settled += 1
    return settled <= limits.transactionsKept
  })
}

function isHash(value: unknown): value is `0x${string}` {
  return typeof value === 'string' && /^0x[0-9a-f]{64}$/i.test(value)
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 1
}

const statuses: readonly string[] = [
  'pending',
  'unknown',
  'confirmed',
  'failed',
  'replaced',
] satisfies RecentTransactionStatus[]

function isStatus(value: unknown): value is RecentTransactionStatus {
  return typeof value === 'string' && statuses.includes(value)
}

function readTransaction(value: unknown): RecentTransaction[] {
  if (typeof value !== 'object' || value === null) return []
  const { hash, description, status, confirmations, replacedBy } = value as {
    [key in keyof RecentTransaction]?: unknown
  }
  if (!isHash(hash) || typeof description !== 'string' || !isStatus(status)) return []
  return [
    {
      hash,
      description,
      status,
      ...(isCount(confirmations) && { confirmations }),
      ...(isHash(replacedBy) && { replacedBy }),
    },
  ]
}
