import type { ChainStatus } from '../chain.ts'

/** How a search is narrowed. */
export type SearchOptions = {
  /** How many chains at most. 10 when absent. */
  limit?: number | undefined
  /** Only chains of this status. All of them when absent, those in use first. */
  status?: ChainStatus | undefined
}

/** What a search looks at. */
export type Searchable = {
  id: number
  name: string
  slug: string
  shortName?: string | undefined
  shortNameAliases?: readonly string[] | undefined
  symbol: string
  testnet: boolean
  status: ChainStatus
}

/**
 * Puts the entries that match in order: id (also in hex), short name, slug, symbol, beginning of the name, beginning of a word,
 * any part of the name, every word (a chain that is no test network also goes by `mainnet`). Among equals those in use come first, then main networks, then short names.
 *
 * @param entries what is searched
 * @param query what was typed
 * @param options how the search is narrowed
 * @returns the matches, the best first
 */
export function rankMatches<entry extends Searchable>(
  entries: readonly entry[],
  query: string,
  { limit = 10, status }: SearchOptions,
): entry[] {
  const wanted = query.trim().toLowerCase()
  if (!wanted) return []
  return entries
    .filter((entry) => !status || entry.status === status)
    .map((entry) => ({ entry, order: orderOf(entry, wanted) }))
    .filter(({ order }) => (order[0] ?? reasons) < reasons)
    .sort((a, b) => compare(a.order, b.order))
    .slice(0, limit)
    .map(({ entry }) => entry)
}

const reasons = 8

function orderOf(entry: Searchable, wanted: string): number[] {
  const name = entry.name.toLowerCase()
  const shortNames = [entry.shortName ?? '', ...(entry.shortNameAliases ?? [])]
  const everything = name + ' ' + entry.slug
  const kind = entry.testnet ? 'testnet' : 'mainnet'
  const matches = [
    String(entry.id) === wanted || `0x${entry.id.toString(16)}` === wanted,
    shortNames.some((shortName) => shortName.toLowerCase() === wanted),
    entry.slug === wanted,
    entry.symbol.toLowerCase() === wanted,
    name.startsWith(wanted),
    name.split(/\W+/).some((word) => word.startsWith(wanted)),
    everything.includes(wanted),
    wanted.split(/\s+/).every((word) => word === kind || everything.includes(word)),
  ]
  const first = matches.indexOf(true)
  return [
    first < 0 ? reasons : first,
    entry.status === 'active' ? 0 : 1,
    entry.testnet ? 1 : 0,
    name.length,
    entry.id,
  ]
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? value)
    if (difference !== 0) return difference
  }
  return 0
}
