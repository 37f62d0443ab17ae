import type { Chain } from '../chain.ts'
import { rankMatches, type SearchOptions } from '../search/rankMatches.ts'
import { chainsById } from './chainsById.ts'

/**
 * Finds chains by what a person types: id, short name, slug, symbol or a part of the name.
 *
 * @param query what was typed; surrounding spaces and capitals do not matter
 * @param options how many at most (10), and of which status
 * @returns the best first; nothing for an empty query
 */
export function searchChains(query: string, options: SearchOptions = {}): Chain[] {
  const entries = [...chainsById().values()].map((chain) => ({
    ...chain,
    symbol: chain.nativeCurrency.symbol,
    testnet: chain.testnet ?? false,
    chain,
  }))
  return rankMatches(entries, query, options).map(({ chain }) => chain)
}
