import type { Address } from 'viem'
import type { OfficialContractName } from '@ghost-pay/safe-protocol/contracts'

import { evmContracts } from '../chain/evmContracts.ts'

/** The account contracts of a chain; null for those that are not deployed on it. */
export type ContractAddresses = { [Role in keyof typeof roles]: Address | null }

/** What the gateway calls them, and the names of the contracts; null for one that is not an official contract. */
const roles = {
  safeSingletonAddress: 'SafeL2',
  safeProxyFactoryAddress: 'SafeProxyFactory',
  multiSendAddress: 'MultiSend',
  multiSendCallOnlyAddress: 'MultiSendCallOnly',
  fallbackHandlerAddress: 'CompatibilityFallbackHandler',
  signMessageLibAddress: 'SignMessageLib',
  createCallAddress: 'CreateCall',
  simulateTxAccessorAddress: 'SimulateTxAccessor',
  safeWebAuthnSignerFactoryAddress: null,
} as const satisfies Record<string, OfficialContractName | null>

/** Where the account contracts of a version may be deployed. */
export function contractCandidates(version: string): Address[] {
  return evmContracts
    .filter((contract) => contract.version === version)
    .map(({ address }) => address)
}

/**
 * The account contracts of a version.
 *
 * @param deployed those that have code on the chain
 */
export function contractAddresses(
  version: string,
  deployed: ReadonlySet<Address>,
): ContractAddresses {
  const addressOf = (name: OfficialContractName | null) =>
    evmContracts.find(
      (contract) =>
        contract.version === version && contract.name === name && deployed.has(contract.address),
    )?.address ?? null
  return Object.fromEntries(
    Object.entries(roles).map(([role, name]) => [role, addressOf(name)]),
  ) as ContractAddresses // it has the roles
}
