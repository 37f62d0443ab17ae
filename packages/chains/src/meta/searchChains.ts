import { rankMatches, type SearchOptions } from '../search/rankMatches.ts'
import type { ChainMeta } from './chainMeta.ts'
import { metaById } from './getChainMeta.ts'

/**
 * Finds chains by what a person types: id, short name, slug, symbol or a part of the name. The same order as
 * `searchChains` of `/lookup`, without the full records.
 *
 * @param query what was typed; surrounding spaces and capitals do not matter
 * @param options how many at most (10), and of which status
 * @returns the best first; nothing for an empty query
 */
export function searchChains(query: string, options: SearchOptions = {}): ChainMeta[] {
  return rankMatches([...metaById().values()], query, options)
}
