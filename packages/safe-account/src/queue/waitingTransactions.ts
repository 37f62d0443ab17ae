import type { QueueRow, Transaction } from '@ghost-pay/gateway-client'

/** Every transaction of a folded queue, those that exclude each other one after another. */
export function waitingTransactions(rows: readonly QueueRow[]): Transaction[] {
  return rows.flatMap((row) => {
    if (row.kind === 'transaction') return [row.transaction]
    return row.kind === 'conflict' ? row.transactions : []
  })
}
