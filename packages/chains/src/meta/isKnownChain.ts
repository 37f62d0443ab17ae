import type { ChainId } from '../derived/chainById.ts'
import { metaById } from './metaById.ts'

/**
 * Whether the table has a chain of that id.
 *
 * @param id chain id; anything that is not one is not known
 */
export function isKnownChain(id: number): id is ChainId {
  return metaById().has(id)
}
