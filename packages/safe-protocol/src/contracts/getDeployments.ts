import type { ChainDeployments } from './chainDeployments.ts'
import { deployedChains } from './derived/deployedChains.ts'

/**
 * Which versions of the contracts a chain has: both singletons, factory, both MultiSends, fallback handler, message
 * library, CreateCall and SimulateTxAccessor. Says what `@safe-global/safe-deployments` lists; it asks no chain.
 *
 * @returns the deployments of each version; empty when none is listed for the chain
 */
export function getDeployments(chainId: number): ChainDeployments {
  return deployedChains.find(({ chainIds }) => chainIds.includes(chainId))?.deployments ?? {}
}
