import type { Address } from 'viem'
import { lookAlikesIn } from '@ghost-pay/payments/people'

import { payeeOf } from '../../../account/knownAddresses.ts'
import type { ActivityEntry } from './activityEntry.ts'

/**
 * Whom the entries of a history imitate: their other party is not known, and its address looks like that of somebody who is. Poisoned histories rely on just that (behaviour/payments#paid-before).
 *
 * @param known as `knownAddresses` has them
 * @param claimed as `claimedPayees` has them
 * @returns for each imitating entry, by its transaction's id, the known address that it can be taken for
 */
export function imitations(
  entries: readonly ActivityEntry[],
  known: readonly Address[],
  claimed: readonly Address[] = [],
): ReadonlyMap<string, Address> {
  const originals = new Set([...known, ...claimed].map((address) => address.toLowerCase()))
  const trusted = new Set(known.map((address) => address.toLowerCase()))
  const others = entries.flatMap(({ counterparty }) => counterparty ?? [])
  const alike = lookAlikesIn([...known, ...claimed, ...others])
  return new Map(
    entries.flatMap(({ transaction, counterparty }) => {
      const key = counterparty?.toLowerCase()
      if (key === undefined || trusted.has(key)) return []
      const original = alike.get(key)?.find((other) => originals.has(other.toLowerCase()))
      return original === undefined ? [] : [[transaction.id, original] as const]
    }),
  )
}

/** So many payments to one address, and to all of them, are held against the chain. */
const most = { each: 3, all: 60 } as const

/** The payments that are held against the chain, and how many payees are left out. */
export type Vouchers = { asked: readonly ActivityEntry[]; left: number }

/**
 * The payments that have to be confirmed before it can be said who imitates whom: those to addresses that look like another, one of each
 * address first. Whom the gateway alone calls paid is not known, or a poisoned history would make its own address known.
 *
 * @param known without those who were paid
 */
export function vouchers(entries: readonly ActivityEntry[], known: readonly Address[]): Vouchers {
  const alike = lookAlikesIn([
    ...known,
    ...entries.flatMap(({ counterparty }) => counterparty ?? []),
  ])
  const byPayee = new Map<string, ActivityEntry[]>()
  for (const entry of entries) {
    const payee = payeeOf(entry.transaction)?.toLowerCase()
    if (payee === undefined || (alike.get(payee) ?? []).length === 0) continue
    const all = byPayee.get(payee) ?? []
    if (all.length < most.each) byPayee.set(payee, [...all, entry])
  }
  const payees = [...byPayee.values()]
  const inTurns = Array.from({ length: most.each }, (_, turn) =>
    payees.flatMap((all) => all[turn] ?? []),
  )
  return {
    asked: inTurns.flat().slice(0, most.all),
    left: Math.max(0, payees.length - most.all),
  }
}
