import type { Address } from 'viem'

import { lookAlikesIn } from '../../../data/lookAlikesIn.ts'
import type { ActivityEntry } from './activityEntry.ts'

/**
 * Whom the entries of a history imitate: their other party is not known, and its address looks like that of somebody who is. Poisoned histories rely on just that (behaviour/payments#paid-before).
 *
 * @param known as `knownAddresses` has them
 * @returns for each imitating entry, by its transaction's id, the known address that it can be taken for
 */
export function imitations(
  entries: readonly ActivityEntry[],
  known: readonly Address[],
): ReadonlyMap<string, Address> {
  const trusted = new Set(known.map((address) => address.toLowerCase()))
  const others = entries.flatMap(({ counterparty }) => counterparty ?? [])
  const alike = lookAlikesIn([...known, ...others])
  return new Map(
    entries.flatMap(({ transaction, counterparty }) => {
      const key = counterparty?.toLowerCase()
      if (key === undefined || trusted.has(key)) return []
      const original = alike.get(key)?.find((other) => trusted.has(other.toLowerCase()))
      return original === undefined ? [] : [[transaction.id, original] as const]
    }),
  )
}
