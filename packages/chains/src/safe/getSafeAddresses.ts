import type { SafeVersion } from '../chain.ts'
import { getSafeVersions } from './getSafeVersions.ts'
import { type SafeAddresses, safeAddresses } from './safeAddresses.ts'
import type { SafeDeploymentKind } from './safeDeployments.ts'

/** Which set of contracts is wanted. */
export type GetSafeAddressesParameters = {
  chainId: number
  version: SafeVersion
  /** The kind the chain prefers when absent. */
  kind?: SafeDeploymentKind | undefined
}

/**
 * The addresses of the Safe contracts on a chain.
 *
 * @param parameters chain, version and kind
 * @returns the addresses; `undefined` when that set is not deployed there
 */
export function getSafeAddresses({
  chainId,
  version,
  kind,
}: GetSafeAddressesParameters): SafeAddresses | undefined {
  const kinds = getSafeVersions(chainId)[version]
  const chosen = kind ?? kinds?.[0]
  return chosen && kinds?.includes(chosen) ? safeAddresses[version][chosen] : undefined
}
