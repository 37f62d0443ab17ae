import type { HistoryItem, Transaction } from '../schemas/transaction.ts'
import { type Day, groupByDay } from './groupByDay.ts'

/**
 * Folds the gateway's flat history, of one page or of several after another, into days. What pages repeat comes once; items that
 * cannot be read are the `unknown` of their day.
 *
 * @param options.timeZone IANA name of the person's time zone; default: the platform's
 */
export function groupHistory(
  items: readonly HistoryItem[],
  { timeZone }: { timeZone?: string | undefined } = {},
): Day<Transaction>[] {
  const entries = items.map((item) => (item.type === 'TRANSACTION' ? item.transaction : item))
  return groupByDay<Transaction>(entries, {
    timeOf: (transaction) => transaction.timestamp,
    idOf: (transaction) => transaction.id,
    timeZone,
  })
}
