import type { QueueRow, Transaction } from '@ghost-pay/gateway-client'

/** Every transaction of a folded queue, those that exclude each other one after another. */
export function waitingTransactions(rows: readonly QueueRow[]): Transaction[] {
  return rows.flatMap((row) => {
    if (row.kind === 'transaction') return [row.transaction]
    return row.kind === 'conflict' ? row.transactions : []
  })
}

/**
 * How many entries of a folded queue have no place in the line of nonces: those that cannot be read at all, and transactions
 * that do not say their nonce. They wait all the same.
 */
export function countUnread(rows: readonly QueueRow[]): number {
  const unknown = rows.filter(({ kind }) => kind === 'unknown')
  const unplaced = waitingTransactions(rows).filter(
    ({ executionInfo }) => executionInfo?.type !== 'MULTISIG',
  )
  return unknown.length + unplaced.length
}

/** How many entries of a folded queue wait, those that cannot be read among them. */
export function countWaiting(rows: readonly QueueRow[]): number {
  return waitingTransactions(rows).length + rows.filter(({ kind }) => kind === 'unknown').length
}
