import type { SafeVersion } from '../chain.ts'
import { type SafeDeploymentKind, safeDeployments } from './safeDeployments.ts'

/** The kinds of each version, the one to use first. */
export type SafeVersions = {
  readonly [version in SafeVersion]?: readonly [SafeDeploymentKind, ...SafeDeploymentKind[]]
}

/**
 * Which versions of the Safe contracts a chain has, and under which addresses.
 *
 * @param chainId chain id
 * @returns the kinds of each version; empty when the chain has none, or is not in the table
 */
export function getSafeVersions(chainId: number): SafeVersions {
  return safeDeployments.find(({ chainIds }) => chainIds.includes(chainId))?.kinds ?? {}
}
