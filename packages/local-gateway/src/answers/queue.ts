import type {
  ConflictHeaderQueuedItem,
  LabelQueuedItem,
  TransactionQueuedItem,
} from '@ghost-pay/gateway-wire'

import type { AccountState } from '../chain/accountState.ts'
import type { MultisigTransaction } from './multisigTransactions.ts'

/** Whether a transaction shares its nonce: with a later line (`HasNext`), with earlier ones only (`End`), with none. */
type ConflictType = TransactionQueuedItem['conflictType']

/** A line of the queue, with the transaction before it becomes an answer. */
export type QueueLine =
  | LabelQueuedItem
  | ConflictHeaderQueuedItem
  | { type: 'TRANSACTION'; transaction: MultisigTransaction; conflictType: ConflictType }

/** The transactions that can still be executed (not executed, nonce not used), by nonce, then by time of submission. */
export function waitingTransactions(
  transactions: readonly MultisigTransaction[],
  { nonce }: Pick<AccountState, 'nonce'>,
  { trusted }: { trusted: boolean },
): MultisigTransaction[] {
  return transactions
    .filter((transaction) => !transaction.execution && transaction.nonce >= nonce)
    .filter((transaction) => transaction.trusted || !trusted)
    .sort((a, b) => a.nonce - b.nonce || a.submittedAt - b.submittedAt)
}

/**
 * The lines for some of the waiting transactions, with labels and conflict headers. Labels of an earlier page are not
 * repeated. See behaviour/gateway-server#queue-order.
 *
 * @param waiting all of them, in order
 * @param shown the ones on this page, in the same order
 */
export function queueLines(
  waiting: readonly MultisigTransaction[],
  shown: readonly MultisigTransaction[],
  { nonce }: Pick<AccountState, 'nonce'>,
): QueueLine[] {
  return shown.flatMap((transaction) => {
    const place = waiting.indexOf(transaction)
    const before = waiting[place - 1]
    const after = waiting[place + 1]
    const opens = before?.nonce !== transaction.nonce
    const continues = after?.nonce === transaction.nonce
    const lines: QueueLine[] = []
    if (transaction.nonce === nonce && !before) lines.push({ type: 'LABEL', label: 'Next' })
    if (transaction.nonce > nonce && (!before || before.nonce === nonce))
      lines.push({ type: 'LABEL', label: 'Queued' })
    if (opens && continues) lines.push({ type: 'CONFLICT_HEADER', nonce: transaction.nonce })
    const conflictType = continues ? 'HasNext' : opens ? 'None' : 'End'
    return [...lines, { type: 'TRANSACTION', transaction, conflictType }]
  })
}
