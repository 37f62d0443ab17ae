import { itemReader, subscribeToItem, writeItem } from '../platform/localStorage.ts'
import {
  addTransaction,
  checkTransaction,
  idOf,
  isWaiting,
  type NewTransaction,
  parseTransactions,
  type RecentTransaction,
  settleTransaction,
  type StoredOutcome,
} from './recentTransactions.ts'

/** Whose transactions, and where: each account has a list on each chain. */
export type TransactionOwner = { address: string; chainId: number }

const read = itemReader(parseTransactions)

/** The transactions of an account on a chain, newest first. The same array until something changes. */
export const readTransactions = (owner: TransactionOwner): readonly RecentTransaction[] =>
  read(keyOf(owner))

/**
 * Adds a transaction, or a batch.
 *
 * @param walletId the id of the wallet that a batch is in
 * @throws {InvalidTransactionError}
 */
export function storeTransaction(
  owner: TransactionOwner,
  transaction: NewTransaction,
  walletId = '',
): void {
  const checked = checkTransaction(transaction, walletId)
  write(owner, (transactions) => addTransaction(transactions, checked))
}

/** Stores how a transaction or a batch ended. */
export function storeOutcome(owner: TransactionOwner, id: string, outcome: StoredOutcome): void {
  write(owner, (transactions) => settleTransaction(transactions, id, outcome))
}

/** Forgets the transactions of an account on a chain. */
export function clearTransactions(owner: TransactionOwner): void {
  writeItem(keyOf(owner), null)
}

/** Calls back when the list changes, also from another tab. Returns a function that unsubscribes. */
export function subscribeToTransactions(owner: TransactionOwner, changed: () => void): () => void {
  return subscribeToItem(keyOf(owner), changed)
}

/** What follows transactions is handed the list: so its code, which is fetched later, splits nothing off this one. */
export const transactionStore = {
  idOf,
  isWaiting,
  read: readTransactions,
  settle: storeOutcome,
  subscribe: subscribeToTransactions,
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
