import type { CreationContracts } from '../contracts/creationContracts.ts'
import { creationTable } from '../contracts/derived/creationTable.ts'
import { getDeployments } from '../contracts/getDeployments.ts'
import { compareVersions } from '../safeVersion.ts'

/** A version of the contracts, and how they got their addresses. */
export type DeploymentChoice = Pick<CreationContracts, 'version' | 'deployment'>

/**
 * With which contracts an account gets the same address on each of some chains: the newest version up to 1.4.1 that every one of
 * them lists. Newer versions are left out, because not every service knows them yet.
 *
 * @param chainIds a chain that lists nothing at all, as a local one, does not narrow the choice
 * @returns undefined when the chains have no deployment in common
 */
export function chooseDeployment(chainIds: readonly number[]): DeploymentChoice | undefined {
  const listed = chainIds
    .map((chainId) => Object.entries(getDeployments(chainId)))
    .filter((versions) => versions.length > 0)
  const common = creationTable.filter(
    ({ version, deployment }) =>
      compareVersions(version, '1.4.1') <= 0 &&
      listed.every((versions) =>
        versions.some(
          ([name, deployments]) => name === version && deployments.includes(deployment),
        ),
      ),
  )
  const newest = common.toSorted((a, b) => compareVersions(b.version, a.version))[0]
  return newest && { version: newest.version, deployment: newest.deployment }
}
