import type { QueueItem, Transaction } from '../schemas/transaction.ts'

/**
 * Lays transactions out as the gateway lays out its queue: by nonce, then by time; a label before those that are next and those
 * that come later; a header before those that exclude each other.
 *
 * @param nonce the account's own: a transaction with it is next
 */
export function buildQueue(transactions: readonly Transaction[], nonce: number): QueueItem[] {
  const sorted = [...transactions].sort(
    (a, b) => nonceOf(a) - nonceOf(b) || a.timestamp - b.timestamp,
  )
  const items: QueueItem[] = []
  let lastLabel: string | undefined
  for (const [index, transaction] of sorted.entries()) {
    const own = nonceOf(transaction)
    const isWithPrevious = nonceOf(sorted[index - 1]) === own
    const isWithNext = nonceOf(sorted[index + 1]) === own
    const label = own > nonce ? 'Queued' : 'Next'
    if (label !== lastLabel) items.push({ type: 'LABEL', label })
    if (isWithNext && !isWithPrevious) items.push({ type: 'CONFLICT_HEADER', nonce: own })
    const conflictType = isWithNext ? 'HasNext' : isWithPrevious ? 'End' : 'None'
    items.push({ type: 'TRANSACTION', transaction, conflictType })
    lastLabel = label
  }
  return items
}

function nonceOf(transaction: Transaction | undefined): number {
  return transaction?.executionInfo?.type === 'MULTISIG' ? transaction.executionInfo.nonce : NaN
}
