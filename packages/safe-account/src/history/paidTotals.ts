import type { Address } from 'viem'

import type { PaidPayment } from './readPayees.ts'

/** What is known of the payments to somebody. */
export type PaidTotals = {
  /** Milliseconds since 1970. */
  last: number
  count: number
  /** Base units by token, the chain's own currency under null; collectibles and unknown amounts are not in it. */
  totals: ReadonlyMap<Address | null, bigint>
}

/** Sums up payments by whom they went to. */
export function paidTotals(payments: readonly PaidPayment[]): ReadonlyMap<Address, PaidTotals> {
  const all = new Map<Address, PaidTotals>()
  for (const { to, at, token, amount } of payments) {
    const before = all.get(to)
    const totals = new Map(before?.totals)
    if (amount !== undefined) totals.set(token, (totals.get(token) ?? 0n) + amount)
    all.set(to, { last: Math.max(before?.last ?? 0, at), count: (before?.count ?? 0) + 1, totals })
  }
  return all
}
