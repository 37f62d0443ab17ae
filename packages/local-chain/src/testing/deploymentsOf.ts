import {
  getCompatibilityFallbackHandlerDeployments,
  getCreateCallDeployments,
  getMultiSendCallOnlyDeployments,
  getMultiSendDeployments,
  getProxyFactoryDeployments,
  getSafeL2SingletonDeployments,
  getSafeMigrationDeployments,
  getSafeSingletonDeployments,
  getSafeToL2MigrationDeployments,
  getSafeToL2SetupDeployments,
  getSignMessageLibDeployments,
  getSimulateTxAccessorDeployments,
} from '@safe-global/safe-deployments'
import type { Address, Hex } from 'viem'

/** Asks the authors' package through its door, which the devnet itself goes around for speed. */
export function deploymentsOf(version: string) {
  return [
    getCompatibilityFallbackHandlerDeployments,
    getCreateCallDeployments,
    getMultiSendCallOnlyDeployments,
    getMultiSendDeployments,
    getProxyFactoryDeployments,
    getSafeL2SingletonDeployments,
    getSafeMigrationDeployments,
    getSafeSingletonDeployments,
    getSafeToL2MigrationDeployments,
    getSafeToL2SetupDeployments,
    getSignMessageLibDeployments,
    getSimulateTxAccessorDeployments,
  ].map((read) => {
    const found = read({ version })
    const canonical = found?.deployments['canonical']
    if (!canonical) throw new Error(`There is no canonical deployment of version ${version}.`)
    return {
      contractName: found.contractName,
      // The package types both as plain strings.
      address: canonical.address as Address,
      codeHash: canonical.codeHash as Hex,
    }
  })
}
