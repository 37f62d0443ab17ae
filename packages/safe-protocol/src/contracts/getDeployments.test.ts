import * as registry from '@safe-global/safe-deployments'
import { expect, test } from 'vitest'

import { getDeployments } from './getDeployments.ts'
import type { OfficialContractName } from './officialContract.ts'
import { getOfficialContract } from './officialContracts.ts'

const versions = ['1.3.0', '1.4.1', '1.5.0'] as const

const contracts = {
  Safe: registry.getSafeSingletonDeployments,
  SafeL2: registry.getSafeL2SingletonDeployments,
  SafeProxyFactory: registry.getProxyFactoryDeployments,
  MultiSend: registry.getMultiSendDeployments,
  MultiSendCallOnly: registry.getMultiSendCallOnlyDeployments,
  CompatibilityFallbackHandler: registry.getCompatibilityFallbackHandlerDeployments,
  SignMessageLib: registry.getSignMessageLibDeployments,
  CreateCall: registry.getCreateCallDeployments,
  SimulateTxAccessor: registry.getSimulateTxAccessorDeployments,
} satisfies Partial<Record<OfficialContractName, unknown>>

test('knows which versions a chain has, the deployment to use first in front', () => {
  expect(getDeployments(100)).toEqual({
    '1.3.0': ['canonical', 'eip155'],
    '1.4.1': ['canonical'],
    '1.5.0': ['canonical'],
  })
  expect(getDeployments(57)).toEqual({ '1.3.0': ['eip155'] })
})

test('knows nothing of a chain without the contracts, and of what is no chain id', () => {
  for (const chainId of [1_234_567_891, -1, Number.NaN]) expect(getDeployments(chainId)).toEqual({})
})

test('a zkSync chain has addresses of its own first', () => {
  const deployments = getDeployments(324)['1.4.1']
  expect(deployments).toEqual(['zksync', 'canonical'])
  const addressOf = (deployment = deployments?.[0]) =>
    getOfficialContract({ name: 'SafeL2', version: '1.4.1', deployment }).address
  expect(addressOf()).toBe('0x610fcA2e0279Fa1F8C00c8c2F71dF522AD469380')
  expect(addressOf('canonical')).toBe('0x29fcB43b46531BcA003ddC8FCB67FFE91900C762')
})

test('agrees with the registry on every chain, contract and address', () => {
  let compared = 0
  for (const version of versions) {
    for (const [name, read] of Object.entries(contracts)) {
      const listed = read({ version })?.networkAddresses ?? {}
      for (const [chainId, addresses] of Object.entries(listed)) {
        const deployments = getDeployments(Number(chainId))[version] ?? []
        const ours = deployments.map(
          (deployment) =>
            // The keys of `contracts` are names of contracts.
            getOfficialContract({ name: name as keyof typeof contracts, version, deployment })
              .address,
        )
        expect([chainId, name, ours]).toEqual([chainId, name, [addresses].flat()])
        compared += 1
      }
    }
  }
  expect(compared).toBeGreaterThan(8000)
})
