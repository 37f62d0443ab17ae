import type { SafeVersion } from '../chain.ts'
import { getSafeVersions } from './getSafeVersions.ts'

/**
 * Whether the whole set of contracts is on a chain.
 *
 * @param parameters chain id, and the version; any version when it is absent
 */
export function isSafeDeployed({
  chainId,
  version,
}: {
  chainId: number
  version?: SafeVersion | undefined
}): boolean {
  const versions = getSafeVersions(chainId)
  return version ? versions[version] !== undefined : Object.keys(versions).length > 0
}
