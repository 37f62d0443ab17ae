import { UnknownContractError } from '../errors.ts'
import { compareVersions } from '../safeVersion.ts'
import { contractTable } from './derived/contractTable.ts'
import type { Deployment, OfficialContract, OfficialContractName } from './officialContract.ts'

/** The official contracts, oldest version first. */
export function listOfficialContracts(): readonly OfficialContract[] {
  return contractTable
}

/**
 * The official contract that is known by an address. The address alone does not say what its code does on this chain:
 * compare the hash of the code with `codeHash`.
 *
 * @param address in any case of letters
 * @returns undefined when it is none of them
 */
export function findOfficialContract(address: string): OfficialContract | undefined {
  const wanted = address.toLowerCase()
  return contractTable.find((contract) => contract.address.toLowerCase() === wanted)
}

/**
 * An official contract by its name.
 *
 * @param parameters.version its version; build metadata does not count
 * @param parameters.deployment default `canonical`; `getDeployments` has those of a chain
 * @throws UnknownContractError when there is no such deployment
 * @throws InvalidVersionError
 */
export function getOfficialContract({
  name,
  version,
  deployment = 'canonical',
}: {
  name: OfficialContractName
  version: string
  deployment?: Deployment | undefined
}): OfficialContract {
  const contract = contractTable.find(
    (candidate) =>
      candidate.name === name &&
      candidate.deployment === deployment &&
      compareVersions(candidate.version, version) === 0,
  )
  if (!contract) throw new UnknownContractError(name, version, deployment)
  return contract
}
