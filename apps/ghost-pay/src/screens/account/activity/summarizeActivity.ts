import type { Address } from 'viem'
import { isSentByAccount } from '@ghost-pay/safe-account/history'

import type { ActivityEntry } from './activityEntry.ts'
import { isUncounted, type TokenTotal, totalsOf } from './activityLines.ts'

/** What some entries of the history come to. */
export type ActivitySummary = {
  count: number
  /** When the first of them was, in milliseconds since 1970; undefined for none. */
  since: number | undefined
  totals: readonly TokenTotal[]
  /** Batches and calls of which nobody has said what they moved. */
  uncounted: number
  /** Whom the account itself has paid more than once, most often first; alone or as a line of a batch. */
  payees: readonly { address: Address; count: number }[]
}

/** As many payees as are named. */
const mostPayees = 5

/**
 * Adds up entries of the history. What failed, or is folded, counts in no total.
 *
 * @param entries in the order of the history, the latest first
 */
export function summarizeActivity(entries: readonly ActivityEntry[]): ActivitySummary {
  const paid = new Map<Address, number>()
  for (const address of entries.flatMap(payeesOf)) paid.set(address, (paid.get(address) ?? 0) + 1)
  return {
    count: entries.length,
    since: entries.at(-1)?.transaction.timestamp,
    totals: totalsOf(entries),
    uncounted: entries.filter(isUncounted).length,
    payees: [...paid]
      .flatMap(([address, count]) => (count > 1 ? [{ address, count }] : []))
      .sort((one, other) => other.count - one.count)
      .slice(0, mostPayees),
  }
}

/** Whom an entry paid, by what the account itself has sent. */
function payeesOf({ kind, counts, counterparty, parts, transaction }: ActivityEntry): Address[] {
  if (!isSentByAccount(transaction)) return []
  if (parts !== undefined) return parts.map(({ to }) => to)
  return kind === 'out' && counts && counterparty !== undefined ? [counterparty] : []
}
