import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import { type Address, concat, encodeAbiParameters, getContractAddress, type Hex, pad } from 'viem'
import { getOfficialContract, type OfficialContractName } from '@ghost-pay/safe-protocol/contracts'

import { ContractMismatchError } from '../errors.ts'

/** The version of the account contracts and of every seeded account. */
export const safeVersion = '1.4.1'

/** The twelve contracts of the accounts, by the names of this package and of their sources. */
export const safeContractNames = {
  safeProxyFactory: 'SafeProxyFactory',
  safe: 'Safe',
  safeL2: 'SafeL2',
  compatibilityFallbackHandler: 'CompatibilityFallbackHandler',
  multiSend: 'MultiSend',
  multiSendCallOnly: 'MultiSendCallOnly',
  signMessageLib: 'SignMessageLib',
  createCall: 'CreateCall',
  simulateTxAccessor: 'SimulateTxAccessor',
  safeMigration: 'SafeMigration',
  safeToL2Migration: 'SafeToL2Migration',
  safeToL2Setup: 'SafeToL2Setup',
} as const satisfies Record<string, OfficialContractName>

/** The name of one of the contracts. */
export type SafeContractName = keyof typeof safeContractNames

/** A contract as it must be on the chain. */
export type SafeContract = {
  name: SafeContractName
  address: Address
  creationCode: Hex
  /** keccak256 of the code at the address once it is created. */
  codeHash: Hex
}

/** The salt of every creation through the singleton factory. */
export const creationSalt = pad('0x00', { size: 32 })

const require = createRequire(import.meta.url)
/** The artifact files of `@safe-global/safe-contracts` by contract name, in whichever folder the package has them. */
function findArtifacts(): Map<string, string> {
  const folder = join(
    dirname(require.resolve('@safe-global/safe-contracts/package.json')),
    'build/artifacts/contracts',
  )
  return new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json') && !file.endsWith('.dbg.json'))
      .map((file) => [file.replace(/^.*[\\/]/, '').slice(0, -'.json'.length), join(folder, file)]),
  )
}

/**
 * Reads the creation code of the account contracts from the npm package of their authors. Nothing of their code is part of this
 * package. Addresses and code hashes are those of `@ghost-pay/safe-protocol/contracts`.
 *
 * @param factory the singleton factory, whose address the canonical addresses follow from
 * @returns the twelve contracts
 * @throws ContractMismatchError when a creation code does not lead to the canonical address
 */
export function readSafeContracts(factory: Address): SafeContract[] {
  const artifacts = findArtifacts()
  const creationCodeOf = (contractName: string): Hex => {
    const file = artifacts.get(contractName)
    if (file === undefined) throw new ContractMismatchError(contractName, 'has no artifact.')
    // The files' shape is that of hardhat's artifacts.
    const { bytecode } = JSON.parse(readFileSync(file, 'utf8')) as { bytecode: Hex }
    if (contractName !== 'SafeMigration') return bytecode
    const constructorArguments = encodeAbiParameters(
      [{ type: 'address' }, { type: 'address' }, { type: 'address' }],
      [
        officialContract('Safe').address,
        officialContract('SafeL2').address,
        officialContract('CompatibilityFallbackHandler').address,
      ],
    )
    return concat([bytecode, constructorArguments])
  }
  // The keys of a constant object.
  const names = Object.keys(safeContractNames) as SafeContractName[]
  return names.map((name) => {
    const contractName = safeContractNames[name]
    const { address, codeHash } = officialContract(contractName)
    const creationCode = creationCodeOf(contractName)
    const computed = getContractAddress({
      opcode: 'CREATE2',
      from: factory,
      salt: creationSalt,
      bytecode: creationCode,
    })
    if (computed !== address)
      throw new ContractMismatchError(
        contractName,
        `its code from npm leads to ${computed}, its canonical address is ${address}.`,
      )
    return { name, address, creationCode, codeHash }
  })
}

const officialContract = (name: OfficialContractName) =>
  getOfficialContract({ name, version: safeVersion })
