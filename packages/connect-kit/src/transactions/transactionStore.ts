import { readItem, subscribeToItem, writeItem } from '../platform/localStorage.ts'
import {
  addTransaction,
  checkTransaction,
  type NewTransaction,
  parseTransactions,
  type RecentTransaction,
  settleTransaction,
  type StoredOutcome,
} from './recentTransactions.ts'

/** Whose transactions, and where: each account has a list on each chain. */
export type TransactionOwner = { address: string; chainId: number }

const empty: readonly RecentTransaction[] = []
const cache = new Map<string, { stored: string; transactions: readonly RecentTransaction[] }>()

/** The transactions of an account on a chain, newest first. The same array until something changes. */
export function readTransactions(owner: TransactionOwner): readonly RecentTransaction[] {
  const key = keyOf(owner)
  const stored = readItem(key)
  if (stored === null) return empty
  const known = cache.get(key)
  if (known?.stored === stored) return known.transactions
  const transactions = parseTransactions(stored)
  cache.set(key, { stored, transactions })
  return transactions
}

/**
 * Adds a transaction.
 *
 * @throws {InvalidTransactionError}
 */
export function storeTransaction(owner: TransactionOwner, transaction: NewTransaction): void {
  const checked = checkTransaction(transaction)
  write(owner, (transactions) => addTransaction(transactions, checked))
}

/** Writes down what became of a transaction. */
export function storeOutcome(owner: TransactionOwner, hash: string, outcome: StoredOutcome): void {
  write(owner, (transactions) => settleTransaction(transactions, hash, outcome))
}

/** Forgets the transactions of an account on a chain. */
export function clearTransactions(owner: TransactionOwner): void {
  writeItem(keyOf(owner), null)
}

/** Calls back when the list changes, also from another tab. Returns a function that unsubscribes. */
export function subscribeToTransactions(owner: TransactionOwner, changed: () => void): () => void {
  return subscribeToItem(keyOf(owner), changed)
}

/** Each change starts from what is stored now: another tab may have written since. */
function write(
  owner: TransactionOwner,
  change: (transactions: readonly RecentTransaction[]) => readonly RecentTransaction[],
): void {
  const before = readTransactions(owner)
  const after = JSON.stringify(change(before))
  if (after !== JSON.stringify(before)) writeItem(keyOf(owner), after)
}

function keyOf({ address, chainId }: TransactionOwner): string {
  return `ck.transactions.${chainId}.${address.toLowerCase()}`
}
