import type { Address, Hex } from 'viem'

import type { Deployment, OfficialContract } from './contracts/officialContract.ts'
import {
  findOfficialContract,
  getOfficialContract,
  listOfficialContracts,
} from './contracts/officialContracts.ts'
import type { MetaTransaction } from './metaTransaction.ts'
import { compareVersions } from './safeVersion.ts'
import { selectors } from './selectors.ts'

/** An update of an account to a newer version, by an official SafeMigration that runs inside the account. */
export type VersionUpdate = {
  /** SafeMigration of the version that the account has afterwards. */
  contract: OfficialContract
  /** The account runs on SafeL2 afterwards, whose events say more; else on Safe. */
  isL2: boolean
  changesFallbackHandler: boolean
}

/** SafeMigration is made for accounts from this version on. */
const oldest = '1.3.0'

/** Worked out when it is asked for: a module that is only imported does nothing. */
const functions = (): readonly (Omit<VersionUpdate, 'contract'> & { data: Hex })[] => [
  { data: selectors['migrateSingleton()'], isL2: false, changesFallbackHandler: false },
  { data: selectors['migrateL2Singleton()'], isL2: true, changesFallbackHandler: false },
  { data: selectors['migrateWithFallbackHandler()'], isL2: false, changesFallbackHandler: true },
  { data: selectors['migrateL2WithFallbackHandler()'], isL2: true, changesFallbackHandler: true },
]

/**
 * Reads a transaction as an update: a delegatecall to an official SafeMigration of a newer version, with one of its four functions
 * and not a byte more.
 *
 * @param transaction as it is signed
 * @param version of the account now, as the chain says it
 * @returns undefined for everything else
 */
export function readVersionUpdate(
  { to, value, data, operation }: MetaTransaction,
  version: string | undefined,
): VersionUpdate | undefined {
  const contract = operation === 1 && value === 0n ? findOfficialContract(to) : undefined
  const called = functions().find((one) => one.data === data.toLowerCase())
  if (contract?.name !== 'SafeMigration' || called === undefined) return undefined
  if (!isUpdate(version, contract.version)) return undefined
  const { isL2, changesFallbackHandler } = called
  return { contract, isL2, changesFallbackHandler }
}

function isUpdate(from: string | undefined, to: string): boolean {
  try {
    return from !== undefined && compareVersions(from, oldest) >= 0 && compareVersions(from, to) < 0
  } catch {
    // A text that is not a version is not older than any version.
    return false
  }
}

/**
 * The transaction that makes an update: without value, with the function's four bytes, as a delegatecall.
 *
 * @param update one of `listVersionUpdates`
 */
export function versionUpdateTransaction(update: VersionUpdate): MetaTransaction {
  const called = functions().find(
    ({ isL2, changesFallbackHandler }) =>
      isL2 === update.isL2 && changesFallbackHandler === update.changesFallbackHandler,
  )
  // Both flags have two values, and there are four functions.
  return { to: update.contract.address, value: 0n, data: called?.data ?? '0x', operation: 1 }
}

/** The contracts that an account works with after an update. That their code on the chain has `codeHash` is for the caller to check. */
export type UpdatedContracts = {
  /** Whose code the account runs. */
  singleton: OfficialContract
  /** Undefined where the fallback handler stays. */
  fallbackHandler: OfficialContract | undefined
}

/**
 * What an account works with after an update: SafeMigration has these addresses in its own code.
 *
 * @param update one of `listVersionUpdates`
 * @throws UnknownContractError when the version has no such contract
 */
export function updatedContracts({
  contract: { version, deployment },
  isL2,
  changesFallbackHandler,
}: VersionUpdate): UpdatedContracts {
  return {
    singleton: getOfficialContract({ name: isL2 ? 'SafeL2' : 'Safe', version, deployment }),
    fallbackHandler: changesFallbackHandler
      ? getOfficialContract({ name: 'CompatibilityFallbackHandler', version, deployment })
      : undefined,
  }
}

/**
 * The updates that an account can make, the newest version first. It stays on SafeL2 where it runs on one. Its fallback handler
 * changes where it is the official one of its version, and stays where somebody has chosen another, or none.
 *
 * @param parameters.version as the account's contract says it
 * @param parameters.implementation the contract whose code it runs, as it stands in its storage
 * @param parameters.fallbackHandler as it stands in its storage; null for none
 * @returns none for an account whose code is not official, or not that of the version which it names. Which of them a chain has is
 *   for the caller to ask
 */
export function listVersionUpdates({
  version,
  implementation,
  fallbackHandler,
}: {
  version: string
  implementation: Address
  fallbackHandler: Address | null
}): readonly VersionUpdate[] {
  const singleton = findOfficialContract(implementation)
  if (singleton?.name !== 'Safe' && singleton?.name !== 'SafeL2') return []
  if (!isSame(singleton.version, version)) return []
  const handler = fallbackHandler ? findOfficialContract(fallbackHandler) : undefined
  const changesFallbackHandler =
    handler?.name === 'CompatibilityFallbackHandler' && isSame(handler.version, version)
  return listOfficialContracts()
    .filter(
      (contract) =>
        contract.name === 'SafeMigration' &&
        contract.deployment === migrationOf(singleton.deployment) &&
        isUpdate(version, contract.version),
    )
    .sort((one, other) => compareVersions(other.version, one.version))
    .map((contract) => ({ contract, isL2: singleton.name === 'SafeL2', changesFallbackHandler }))
}

/** An account on code of zkSync's own kind runs no other; `eip155` has not been used since 1.3.0. */
const migrationOf = (deployment: Deployment): Deployment =>
  deployment === 'zksync' ? 'zksync' : 'canonical'

function isSame(one: string, other: string): boolean {
  try {
    return compareVersions(one, other) === 0
  } catch {
    return false
  }
}
