import type { ChainMeta } from './ChainMeta.ts'
import { metaById } from './metaById.ts'

/**
 * What a list shows of a chain.
 *
 * @param id chain id
 * @returns the entry, or `undefined` when the table has no chain of that id
 */
export function getChainMeta(id: number): ChainMeta | undefined {
  return metaById().get(id)
}
