import {
  getCompatibilityFallbackHandlerDeployments,
  getCreateCallDeployments,
  getMultiSendCallOnlyDeployments,
  getMultiSendDeployments,
  getProxyFactoryDeployments,
  getSafeL2SingletonDeployments,
  getSafeSingletonDeployments,
  getSignMessageLibDeployments,
  getSimulateTxAccessorDeployments,
} from '@safe-global/safe-deployments'
import { expect, test } from 'vitest'

import type { SafeVersion } from '../chain.ts'
import { chainTable } from '../chainTable.ts'
import { findDeviations } from './findDeviations.ts'

const versions = ['1.3.0', '1.4.1', '1.5.0'] as const

/** A version counts as deployed when a chain has every one of these. */
const contracts = [
  getSafeSingletonDeployments,
  getSafeL2SingletonDeployments,
  getProxyFactoryDeployments,
  getMultiSendDeployments,
  getMultiSendCallOnlyDeployments,
  getCompatibilityFallbackHandlerDeployments,
  getSignMessageLibDeployments,
  getCreateCallDeployments,
  getSimulateTxAccessorDeployments,
]

/** Whether all contracts are recorded on a chain, by one way of deployment at least. */
function isDeployed(version: SafeVersion, chainId: number): boolean {
  const recorded = contracts.map((getDeployments) => {
    const registered = getDeployments({ version })
    const addresses = [registered?.networkAddresses[String(chainId)] ?? []].flat()
    return Object.entries(registered?.deployments ?? {})
      .filter(([, { address }]) => addresses.includes(address))
      .map(([deployment]) => deployment)
  })
  return (recorded[0] ?? []).some((deployment) => recorded.every((one) => one.includes(deployment)))
}

test('the versions of the Safe contracts are those of @safe-global/safe-deployments, but for the deviations', () => {
  const comparisons = Object.entries(chainTable).map(([chain, definition]) => ({
    chain,
    field: 'safe' as const,
    ours: ('safe' in definition ? definition.safe : []).join(' '),
    theirs: versions.filter((version) => isDeployed(version, definition.id)).join(' '),
  }))
  const { found, listed } = findDeviations('safe-deployments', comparisons)
  expect(found).toEqual(listed)
})
