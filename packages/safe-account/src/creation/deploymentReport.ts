import { type Address, isAddressEqual } from 'viem'
import type { OfficialContract } from '@ghost-pay/safe-protocol/contracts'

/** What a chain says of an account that is to be created there. */
export type DeploymentReport = {
  /** The contracts that take part, and whether the chain has the published code at their addresses. */
  contracts: readonly { contract: OfficialContract; code: 'published' | 'missing' | 'other' }[]
  /** The address by the factory's own `proxyCreationCode()`; undefined where there is no factory that says one. */
  byFactoryCode: Address | undefined
  /** Where a trial run of the creation puts the account; undefined when the chain refuses it. */
  byTrial: Address | undefined
  /** Whether there is code at the address already. */
  isTaken: boolean
  /** Owners that are contracts. */
  contractOwners: readonly Address[]
  /** What it takes; undefined where the node does not say. */
  cost: { gas: bigint; gasPrice: bigint } | undefined
}

/** The checks that stand before an account is created, in the order in which they are shown. */
export const deploymentChecks = ['contracts', 'factory', 'trial', 'free'] as const

/** One of the checks. */
export type DeploymentCheck = (typeof deploymentChecks)[number]

/**
 * Which checks hold.
 *
 * @param report what the chain says
 * @param address the address that this device has worked out
 */
export function judgeDeployment(
  report: DeploymentReport,
  address: Address,
): Record<DeploymentCheck, boolean> {
  const isHere = (other: Address | undefined) =>
    other !== undefined && isAddressEqual(other, address)
  return {
    contracts: report.contracts.every(({ code }) => code === 'published'),
    factory: isHere(report.byFactoryCode),
    trial: isHere(report.byTrial),
    free: !report.isTaken,
  }
}

/** The first check that does not hold, in the order in which they are shown. */
export function failedCheck(
  report: DeploymentReport,
  address: Address,
): DeploymentCheck | undefined {
  const holds = judgeDeployment(report, address)
  // A place that is taken makes the trial fail as well, and says more.
  if (!holds.free) return 'free'
  return deploymentChecks.find((check) => !holds[check])
}
