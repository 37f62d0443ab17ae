import type { AccountCreation } from '../accountAddress.ts'
import type { OfficialContract } from '../contracts/officialContract.ts'
import { getOfficialContract } from '../contracts/officialContracts.ts'

/** The official contracts that take part when an account is created. Their code on the chain must have the hash that stands here. */
export type DeploymentContracts = {
  /** Creates the account. */
  factory: OfficialContract
  /** Whose code the account runs. */
  singleton: OfficialContract
  /** Answers for the account what it does not answer itself; undefined for an account without one. */
  fallbackHandler: OfficialContract | undefined
}

/**
 * Which official contracts an account is created with.
 *
 * @param creation as for `predictAccountAddress`; a handler that is named must be official
 * @throws UnknownContractError, InvalidVersionError
 */
export function deploymentContracts({
  version = '1.4.1',
  deployment,
  l2 = true,
  fallbackHandler,
}: Pick<
  AccountCreation,
  'version' | 'deployment' | 'l2' | 'fallbackHandler'
>): DeploymentContracts {
  const contract = (name: OfficialContract['name']) =>
    getOfficialContract({ name, version, deployment })
  return {
    factory: contract('SafeProxyFactory'),
    singleton: contract(l2 ? 'SafeL2' : 'Safe'),
    fallbackHandler:
      fallbackHandler === null ? undefined : contract('CompatibilityFallbackHandler'),
  }
}
