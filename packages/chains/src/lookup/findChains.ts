import type { Chain, ChainStatus } from '../chain.ts'
import { chainsById } from './chainsById.ts'

/** Which chains are wanted. What is absent does not matter. */
export type FindChainsParameters = {
  /** `active` when absent. `any` lists those too that were shut down. */
  status?: ChainStatus | 'any' | undefined
  /** Only test networks, or none of them. */
  testnet?: boolean | undefined
  /** Only chains that settle on the chain of this id. */
  parent?: number | undefined
  /** Only chains whose currency has this symbol. Capitals matter. */
  symbol?: string | undefined
}

/**
 * The chains that fit every condition, in ascending order of ids.
 *
 * @param parameters the conditions; without any, all chains in use
 * @returns the chains, an empty list when none fits
 */
export function findChains({
  status = 'active',
  testnet,
  parent,
  symbol,
}: FindChainsParameters = {}): Chain[] {
  return [...chainsById().values()].filter(
    (chain) =>
      (status === 'any' || chain.status === status) &&
      (testnet === undefined || (chain.testnet ?? false) === testnet) &&
      (parent === undefined || chain.parent?.id === parent) &&
      (symbol === undefined || chain.nativeCurrency.symbol === symbol),
  )
}
