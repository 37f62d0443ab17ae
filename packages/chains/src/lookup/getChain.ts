import type { Chain } from '../chain.ts'
import type { ChainById, ChainId } from '../derived/chainById.ts'
import { chainsById } from './chainsById.ts'

/** The chain of an id that is known while typing; any chain or none for one that is not. */
export type GetChainReturnType<id extends number> = id extends ChainId
  ? ChainById[id]
  : Chain | undefined

/**
 * The chain of an id, with everything the table knows of it. Of several networks with the same id it is the one that
 * `collisions` names as the owner.
 *
 * @param id chain id (EIP-155)
 * @returns the chain, the same object each time; `undefined` when the table has none, or when it is not an id at all
 * @example getChain(1).name // 'Ethereum', as a type too
 */
export function getChain<const id extends number>(id: id | ChainId): GetChainReturnType<id> {
  // The table has exactly the chains that `ChainById` lists; a test compares the two.
  return chainsById().get(id) as GetChainReturnType<id>
}
