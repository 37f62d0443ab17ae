import type { QueueItem, Transaction } from '../schemas/transaction.ts'
import type { UnknownMember } from '../schemas/union.ts'
import { idOfUnknown } from './unknownItem.ts'

/** A row of the queue as a person reads it. */
export type QueueRow =
  | { kind: 'label'; label: 'Next' | 'Queued' | (string & {}) }
  | { kind: 'transaction'; transaction: Transaction }
  /** Transactions with the same nonce: only one of them can be executed. */
  | { kind: 'conflict'; nonce: number; transactions: Transaction[] }
  /** Something that waits and cannot be read: a transaction, most likely. */
  | { kind: 'unknown'; item: UnknownMember }

/**
 * Folds the gateway's flat queue, of one page or of several after another, into rows. Transactions that exclude each other
 * share a row; what the pages repeat comes once; an item that cannot be read has a row of its own
 * (behaviour/gateway-client#queue-rows).
 */
export function groupQueue(items: readonly QueueItem[]): QueueRow[] {
  const rows: QueueRow[] = []
  const seen = new Set<string>()
  for (const item of items) {
    if (item.type === 'LABEL') {
      const isRepeated = rows.some((row) => row.kind === 'label' && row.label === item.label)
      if (!isRepeated) rows.push({ kind: 'label', label: item.label })
    } else if (item.type === 'CONFLICT_HEADER') {
      openConflict(rows, item.nonce)
    } else if (item.type === 'TRANSACTION' && !seen.has(item.transaction.id)) {
      seen.add(item.transaction.id)
      addTransaction(rows, item.transaction, item.conflictType !== 'None')
    } else if (item.type === 'unknown') {
      const id = idOfUnknown(item)
      if (id !== undefined && seen.has(id)) continue
      if (id !== undefined) seen.add(id)
      rows.push({ kind: 'unknown', item })
    }
  }
  return rows
}

/** A group that a page's end has cut goes on in the row it began in. */
function openConflict(rows: QueueRow[], nonce: number) {
  const last = lastKnown(rows)
  if (last?.kind === 'conflict' && last.nonce === nonce) return
  if (last?.kind === 'transaction' && nonceOf(last.transaction) === nonce) {
    rows.splice(rows.indexOf(last), 1, {
      kind: 'conflict',
      nonce,
      transactions: [last.transaction],
    })
  } else {
    rows.push({ kind: 'conflict', nonce, transactions: [] })
  }
}

function addTransaction(rows: QueueRow[], transaction: Transaction, isInConflict: boolean) {
  const last = lastKnown(rows)
  const nonce = nonceOf(transaction)
  const isOfLast = last?.kind === 'conflict' && (nonce === undefined || nonce === last.nonce)
  if (isOfLast && isInConflict) last.transactions.push(transaction)
  else rows.push({ kind: 'transaction', transaction })
}

/** A row that cannot be read parts no conflict. */
function lastKnown(rows: readonly QueueRow[]): QueueRow | undefined {
  return rows.findLast((row) => row.kind !== 'unknown')
}

function nonceOf({ executionInfo }: Transaction): number | undefined {
  return executionInfo?.type === 'MULTISIG' ? executionInfo.nonce : undefined
}
