import type { Address } from 'viem'

/**
 * Addresses of a list that a person can take for one another: different ones whose first four and last four digits are the
 * same, as an imitator makes them.
 *
 * @param addresses the list; the same address twice is no imitation
 * @returns for each address that has any, in lower case, the others that look like it
 */
export function lookAlikesIn(addresses: readonly Address[]): ReadonlyMap<string, Address[]> {
  const byEnds = new Map<string, Map<string, Address>>()
  for (const address of addresses) {
    const lower = address.toLowerCase()
    const ends = `${lower.slice(0, 6)}${lower.slice(-4)}`
    const group = byEnds.get(ends) ?? new Map<string, Address>()
    byEnds.set(ends, group.set(lower, address))
  }
  const found = new Map<string, Address[]>()
  for (const group of byEnds.values()) {
    if (group.size < 2) continue
    for (const lower of group.keys()) {
      found.set(
        lower,
        [...group].flatMap(([key, address]) => (key === lower ? [] : [address])),
      )
    }
  }
  return found
}
