import * as registry from '@safe-global/safe-deployments'
import { expect, test } from 'vitest'

import { UnknownContractError } from '../errors.ts'
import {
  findOfficialContract,
  getOfficialContract,
  listOfficialContracts,
} from './officialContracts.ts'

/** Everything the registry exports that finds a deployment, asked for every version. */
function listRegistry() {
  const versions = ['1.0.0', '1.1.1', '1.2.0', '1.3.0', '1.4.1', '1.5.0']
  const getters = Object.entries(registry).filter(([name]) => /^get.*Deployments$/.test(name))
  const found = versions.flatMap((version) =>
    getters.flatMap(([, getter]) => {
      const deployments = (getter as typeof registry.getSafeSingletonDeployments)({ version })
      return deployments?.version === version ? Object.values(deployments.deployments) : []
    }),
  )
  return new Map(found.map(({ address, codeHash }) => [address, codeHash]))
}

test('the list is that of the registry, hash for hash', () => {
  const ours = new Map(listOfficialContracts().map(({ address, codeHash }) => [address, codeHash]))
  expect(Object.fromEntries(ours)).toEqual(Object.fromEntries(listRegistry()))
})

test('addresses are found in any case of letters', () => {
  const contract = findOfficialContract('0x9641d764fc13c8b624c04430c7356c1c7c8102e2')
  expect(contract).toMatchObject({
    name: 'MultiSendCallOnly',
    version: '1.4.1',
    deployment: 'canonical',
  })
  expect(findOfficialContract('0x9641D764FC13C8B624C04430C7356C1C7C8102E2')).toEqual(contract)
  expect(findOfficialContract('0x0000000000000000000000000000000000000000')).toBeUndefined()
})

test('a contract is found by name and version, whatever the build', () => {
  const contract = getOfficialContract({
    name: 'SafeL2',
    version: '1.3.0+L2',
    deployment: 'eip155',
  })
  expect(contract.address).toBe('0xfb1bffC9d739B8D520DaF37dF666da4C687191EA')
  expect(() => getOfficialContract({ name: 'SafeL2', version: '1.2.0' })).toThrow(
    UnknownContractError,
  )
})
