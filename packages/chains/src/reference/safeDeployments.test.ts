import {
  type DeploymentFilter,
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
import { describe, expect, test } from 'vitest'

import type { SafeVersion } from '../chain.ts'
import { chainTable } from '../chainTable.ts'
import { getSafeAddresses, getSafeVersions, type SafeAddresses } from '../safe/index.ts'
import { findDeviations } from './findDeviations.ts'

const versions = ['1.3.0', '1.4.1', '1.5.0'] as const

const contracts = {
  safe: getSafeSingletonDeployments,
  safeL2: getSafeL2SingletonDeployments,
  proxyFactory: getProxyFactoryDeployments,
  multiSend: getMultiSendDeployments,
  multiSendCallOnly: getMultiSendCallOnlyDeployments,
  fallbackHandler: getCompatibilityFallbackHandlerDeployments,
  signMessageLib: getSignMessageLibDeployments,
  createCall: getCreateCallDeployments,
  simulateTxAccessor: getSimulateTxAccessorDeployments,
} satisfies Record<keyof SafeAddresses, (filter?: DeploymentFilter) => unknown>

/** The addresses of one contract on one chain, the usual one first, with the names of their kinds. */
function recorded(contract: keyof SafeAddresses, version: SafeVersion, chainId: number) {
  const deployment = contracts[contract]({ version })
  const addresses = deployment?.networkAddresses[String(chainId)] ?? []
  return [addresses].flat().map((address) => {
    const kind = Object.entries(deployment?.deployments ?? {}).find(
      ([, deployed]) => deployed.address === address,
    )?.[0]
    return { kind, address }
  })
}

/** The kinds of which every contract is recorded, in the order of the L2 singleton. */
function completeKinds(version: SafeVersion, chainId: number) {
  const names = Object.keys(contracts) as (keyof SafeAddresses)[]
  return recorded('safeL2', version, chainId)
    .map(({ kind }) => kind)
    .filter((kind) =>
      names.every((name) => recorded(name, version, chainId).some((one) => one.kind === kind)),
    )
}

describe('@safe-global/safe-deployments', () => {
  test('agrees on which versions are on which chain, but for the deviations', () => {
    const comparisons = Object.entries(chainTable).map(([chain, definition]) => ({
      chain,
      field: 'safe' as const,
      ours: ('safe' in definition ? definition.safe : []).join(' '),
      theirs: versions
        .filter((version) => completeKinds(version, definition.id).length > 0)
        .join(' '),
    }))
    const { found, listed } = findDeviations('safe-deployments', comparisons)
    expect(found).toEqual(listed)
  })

  test('agrees on the kinds of every version and on the kind to use first', () => {
    for (const { id } of Object.values(chainTable)) {
      if (id === chainTable.localhost.id) continue
      const kinds = getSafeVersions(id)
      for (const version of versions)
        expect([id, version, kinds[version] ?? []]).toEqual([
          id,
          version,
          completeKinds(version, id),
        ])
    }
  })

  test('agrees on every address', () => {
    let compared = 0
    for (const { id } of Object.values(chainTable))
      for (const version of versions)
        for (const kind of getSafeVersions(id)[version] ?? [])
          for (const [name, address] of Object.entries(
            getSafeAddresses({ chainId: id, version, kind }) ?? {},
          )) {
            // The names are the keys of `SafeAddresses`, which `contracts` must have too.
            const deployments = recorded(name as keyof SafeAddresses, version, id)
            expect([id, name, deployments.find((one) => one.kind === kind)?.address]).toEqual([
              id,
              name,
              address,
            ])
            compared += 1
          }
    expect(compared).toBeGreaterThan(2000)
  })

  test('is the same as the versions that the chains list', () => {
    for (const chain of Object.values(chainTable))
      expect(Object.keys(getSafeVersions(chain.id))).toEqual('safe' in chain ? chain.safe : [])
  })
})
