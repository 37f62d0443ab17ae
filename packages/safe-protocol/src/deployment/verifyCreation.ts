import { isAddressEqual, keccak256 } from 'viem/utils'

import { accountAddressOf } from '../accountAddress.ts'
import { creationTable } from '../contracts/derived/creationTable.ts'
import type { OfficialContract } from '../contracts/officialContract.ts'
import { findOfficialContract } from '../contracts/officialContracts.ts'
import { isAddressText, isHexBytes } from '../hex.ts'
import type { CreationParts } from './readAccountCreation.ts'
import { type AccountSetup, readAccountSetup } from './readAccountSetup.ts'

/**
 * Whether an account was created as somebody says.
 *
 * - `proven`: the address follows from what is said (CREATE2), by an official factory with an official singleton. It can only have
 *   come about in this way.
 * - `refuted`: these parts give another address.
 * - `unknown`: the factory is not official, or the singleton is not one it is published with, so nothing follows.
 */
export type CreationVerification =
  | {
      status: 'proven'
      factory: OfficialContract
      singleton: OfficialContract
      /** What it was given first; undefined when its first call was no `setup`. */
      setup: AccountSetup | undefined
    }
  | { status: 'refuted' }
  | { status: 'unknown' }

/**
 * Checks what another party says of the creation of an account against the account's address. It asks no chain.
 *
 * @param address of the account
 * @param parts what is said of its creation
 */
export function verifyCreation(address: string, parts: CreationParts): CreationVerification {
  const { factory, singleton, setupData, saltNonce } = parts
  if (![address, factory, singleton].every(isAddressText) || !isHexBytes(setupData)) {
    return { status: 'unknown' }
  }
  const row = creationTable.find((candidate) => isAddressEqual(candidate.factory, factory))
  const used = [row?.safe, row?.safeL2].find(
    (candidate) => candidate !== undefined && isAddressEqual(candidate.address, singleton),
  )
  const officialFactory = findOfficialContract(factory)
  const officialSingleton = findOfficialContract(singleton)
  if (!row || !used || !officialFactory || !officialSingleton) return { status: 'unknown' }
  const created = accountAddressOf({
    factory: row.factory,
    initCodeHash: used.initCodeHash,
    setupHash: keccak256(setupData),
    saltNonce,
  })
  if (created.toLowerCase() !== address.toLowerCase()) return { status: 'refuted' }
  return {
    status: 'proven',
    factory: officialFactory,
    singleton: officialSingleton,
    setup: readAccountSetup(setupData),
  }
}
