import { InvalidTransactionError } from '../errors/errors.ts'
import * as limits from '../limits.ts'

/**
 * `pending`: no receipt yet. `unknown`: still none after a long wait; it can be confirmed yet. `confirmed` and `failed`: what
 * the receipt says. `replaced`: another transaction took its place, so that it will never be on the chain. `partly`: some calls of
 * a batch happened and others did not.
 */
export type RecentTransactionStatus =
  'pending' | 'unknown' | 'confirmed' | 'failed' | 'replaced' | 'partly'

/** What the visitor sent from here: a transaction, or a batch of calls (behaviour/recent-transactions#fields). */
export type RecentTransaction = RecentSingle | RecentBatch

/** A transaction. */
export type RecentSingle = {
  batch?: undefined
  hash: `0x${string}`
  description: string
  status: RecentTransactionStatus
  /** How many confirmations are waited for; 1 when absent. */
  confirmations?: number | undefined
  /** The transaction that took its place: at a higher fee (then `status` is that one's), or another one. */
  replacedBy?: `0x${string}` | undefined
}

/** Calls that a wallet was given together (EIP-5792). */
export type RecentBatch = {
  /** What the wallet calls it. */
  batch: string
  /** How many calls it has. */
  calls: number
  /** The id of the wallet that has it, which is asked. */
  walletId: string
  description: string
  status: RecentTransactionStatus
  /** The transaction of its last receipt, once it has one. */
  hash?: `0x${string}` | undefined
}

/** What a host adds. */
export type NewTransaction = NewSingle | NewBatch

/** A transaction that a host adds. */
export type NewSingle = {
  batch?: undefined
  hash: string
  description: string
  confirmations?: number | undefined
}

/** A batch that a host adds: the `id` that `wallet_sendCalls` gave, and how many calls were sent (EIP-5792). */
export type NewBatch = {
  batch: string
  calls: number
  description: string
}

/** What is stored of how a transaction or a batch ended. */
export type StoredOutcome = {
  status: Exclude<RecentTransactionStatus, 'pending'>
  replacedBy?: `0x${string}` | undefined
  /** The transaction of a batch's last receipt. */
  hash?: `0x${string}` | undefined
}

/** What names a transaction in its list. */
export const idOf = (sent: RecentTransaction): string =>
  sent.batch === undefined ? sent.hash : sent.batch

/**
 * Checks what a host adds. The messages are contract (behaviour/recent-transactions#checks).
 *
 * @param walletId the wallet that a batch is in
 * @throws {InvalidTransactionError} with every rule that is broken
 */
export function checkTransaction(added: NewTransaction, walletId = ''): RecentTransaction {
  const { description } = added
  const problems: string[] = []
  if (added.batch === undefined) {
    if (!isHash(added.hash)) problems.push('Invalid transaction hash')
  } else {
    if (!isId(added.batch)) problems.push('Invalid batch id')
    if (!isCount(added.calls)) problems.push('Batch must count its calls')
  }
  if (typeof description !== 'string' || description.trim() === '') {
    problems.push('Transaction must have a description')
  }
  const confirmations = added.batch === undefined ? added.confirmations : undefined
  if (confirmations !== undefined && !isCount(confirmations)) {
    // (sic)
    problems.push('Transaction confirmations must be a positiver integer')
  }
  const [first, ...rest] = problems
  if (first !== undefined) throw new InvalidTransactionError([first, ...rest])
  if (added.batch !== undefined) {
    return { batch: added.batch, calls: added.calls, walletId, description, status: 'pending' }
  }
  return {
    // Checked above.
    hash: added.hash as `0x${string}`,
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
  return prune([transaction, ...transactions.filter((other) => idOf(other) !== idOf(transaction))])
}

/** Stores how a transaction ended. A transaction that was cleared meanwhile stays cleared; a receipt is final. */
export function settleTransaction(
  transactions: readonly RecentTransaction[],
  id: string,
  outcome: StoredOutcome,
): RecentTransaction[] {
  return prune(
    transactions.map((transaction) =>
      idOf(transaction) === id && isWaiting(transaction)
        ? // Only the outcome of a batch has a hash.
          ({ ...transaction, ...outcome } as RecentTransaction)
        : transaction,
    ),
    id,
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

/**
 * Keeps what still waits and ten of the others: the newest, and the one that has just ended, which nobody has been told of yet
 * (behaviour/recent-transactions#kept).
 */
function prune(transactions: readonly RecentTransaction[], ended?: string): RecentTransaction[] {
  const isKept = (each: RecentTransaction) => isWaiting(each) || idOf(each) === ended
  let settled = transactions.some((each) => !isWaiting(each) && isKept(each)) ? 1 : 0
  return transactions.filter((transaction) => {
    if (isKept(transaction)) return true
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
  'partly',
] satisfies RecentTransactionStatus[]

function isStatus(value: unknown): value is RecentTransactionStatus {
  return typeof value === 'string' && statuses.includes(value)
}

/** A wallet names a batch by up to 4096 bytes in hex (EIP-5792). The ids of wallets are shorter. */
function isId(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= 8194
}

function readTransaction(value: unknown): RecentTransaction[] {
  if (typeof value !== 'object' || value === null) return []
  const { batch, calls, walletId, hash, description, status, confirmations, replacedBy } =
    value as { [key in keyof RecentBatch | keyof RecentSingle]?: unknown }
  if (typeof description !== 'string' || !isStatus(status)) return []
  if (isId(batch) && isCount(calls) && isId(walletId)) {
    return [{ batch, calls, walletId, description, status, hash: isHash(hash) ? hash : undefined }]
  }
  if (!isHash(hash)) return []
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
