import type { SingletonDeploymentJSON } from '@safe-global/safe-deployments'
import { type Address, concat, keccak256, pad } from 'viem'

import { proxyArtifacts, readProxyCreationCode } from './readProxyCreationCode.ts'
import { readRegistry } from './readRegistry.ts'

const notice =
  '// Derived from npm packages of the Safe project by `pnpm derive`. Not to be edited by hand.\n'

/** Names that changed with version 1.4.1. */
const renamed: Readonly<Record<string, string>> = {
  GnosisSafe: 'Safe',
  GnosisSafeL2: 'SafeL2',
  GnosisSafeProxyFactory: 'SafeProxyFactory',
  ProxyFactory: 'SafeProxyFactory',
}

/** The contracts that a chain must have before a version counts as deployed there. */
const completeSet = [
  'Safe',
  'SafeL2',
  'SafeProxyFactory',
  'CompatibilityFallbackHandler',
  'MultiSend',
  'MultiSendCallOnly',
  'SignMessageLib',
  'CreateCall',
  'SimulateTxAccessor',
]

const nameOf = ({ contractName }: SingletonDeploymentJSON) => renamed[contractName] ?? contractName

/**
 * The contract table, from what the Safe project publishes: addresses, code hashes and chains from
 * `@safe-global/safe-deployments`, creation code of accounts from the contracts' own packages.
 *
 * @returns the contents of each file by its path in the package
 */
export function deriveContracts(): Record<string, string> {
  const registry = readRegistry()
  return {
    'src/contracts/derived/contractTable.ts': contractTable(registry),
    'src/contracts/derived/creationTable.ts': creationTable(registry),
    'src/contracts/derived/deployedChains.ts': deployedChains(registry),
  }
}

function contractTable(registry: readonly SingletonDeploymentJSON[]): string {
  const rows = registry.flatMap((file) =>
    Object.entries(file.deployments).map(
      ([deployment, { address, codeHash }]) =>
        `  {
    name: '${nameOf(file)}',
    contractName: '${file.contractName}',
    version: '${file.version}',
    deployment: '${deployment}',
    address: '${address}',
    codeHash: '${codeHash}',
  },`,
    ),
  )
  return [
    notice,
    `import type { OfficialContract } from '../officialContract.ts'\n`,
    `/** Every contract of the registry, oldest version first. */`,
    `export const contractTable: readonly OfficialContract[] = [`,
    ...rows,
    `]\n`,
  ].join('\n')
}

function creationTable(registry: readonly SingletonDeploymentJSON[]): string {
  const rows = [...proxyArtifacts.keys()].flatMap((version) => {
    const proxyCreationCode = readProxyCreationCode(version)
    const find = (name: string, deployment: 'canonical' | 'eip155') =>
      registry.find((file) => file.version === version && nameOf(file) === name)?.deployments[
        deployment
      ]
    return (['canonical', 'eip155'] as const)
      .filter((deployment) => find('Safe', deployment))
      .map((deployment) => {
        const addressOf = (name: string): Address => {
          const found = find(name, deployment)
          if (!found) throw new Error(`The registry has no ${name} ${version} (${deployment}).`)
          // The package types addresses as plain strings.
          return found.address as Address
        }
        const singleton = (name: string) => {
          const address = addressOf(name)
          const initCodeHash = keccak256(concat([proxyCreationCode, pad(address)]))
          return `{\n      address: '${address}',\n      initCodeHash: '${initCodeHash}',\n    }`
        }
        return `  {
    version: '${version}',
    deployment: '${deployment}',
    factory: '${addressOf('SafeProxyFactory')}',
    fallbackHandler: '${addressOf('CompatibilityFallbackHandler')}',
    safe: ${singleton('Safe')},
    safeL2: ${singleton('SafeL2')},
  },`
      })
  })
  return [
    notice,
    `import type { CreationContracts } from '../creationContracts.ts'\n`,
    `/** What accounts are created with. Apart from the long table, which the address of an account does not need. */`,
    `export const creationTable: readonly CreationContracts[] = [`,
    ...rows,
    `]\n`,
  ].join('\n')
}

/** The deployments of a version on a chain, those that hold the complete set. */
function deploymentsOn(chainId: string, files: readonly SingletonDeploymentJSON[]): string[] {
  const listed = files.map(({ networkAddresses }) => [networkAddresses[chainId] ?? []].flat())
  const [first = []] = listed
  return first.filter((deployment) => listed.every((one) => one.includes(deployment)))
}

function deployedChains(registry: readonly SingletonDeploymentJSON[]): string {
  const files = registry.filter((file) => completeSet.includes(nameOf(file)))
  const versions = [...new Set(files.map(({ version }) => version))]
    .map((version) => ({ version, files: files.filter((file) => file.version === version) }))
    .filter(({ files }) => files.length === completeSet.length)
  const chainIds = new Set(files.flatMap((file) => Object.keys(file.networkAddresses)))
  const groups = new Map<string, number[]>()
  for (const chainId of [...chainIds].map(Number).sort((a, b) => a - b)) {
    const deployments = versions
      .map(({ version, files }) => ({ version, on: deploymentsOn(String(chainId), files) }))
      .filter(({ on }) => on.length > 0)
      .map(({ version, on }) => `'${version}': [${on.map((one) => `'${one}'`).join(', ')}]`)
      .join(', ')
    if (deployments !== '') groups.set(deployments, [...(groups.get(deployments) ?? []), chainId])
  }
  return [
    notice,
    `import type { ChainDeployments } from '../chainDeployments.ts'\n`,
    `/** The chains that have the contracts, by what they have. */`,
    `export const deployedChains: readonly {`,
    `  deployments: ChainDeployments`,
    `  chainIds: readonly number[]`,
    `}[] = [`,
    ...[...groups].map(
      ([deployments, chainIds]) =>
        `  {\n    deployments: { ${deployments} },\n    chainIds: [${chainIds.join(', ')}],\n  },`,
    ),
    `]\n`,
  ].join('\n')
}
