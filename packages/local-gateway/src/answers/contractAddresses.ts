import type { Address } from 'viem'

import { accountContracts } from '../static/accountContracts.ts'

/** The account contracts of a chain; null for those that are not deployed on it. */
export type ContractAddresses = { [Role in keyof typeof roles]: Address | null }

/** What the gateway calls them, and the names that the contracts have. */
const roles = {
  safeSingletonAddress: ['SafeL2', 'GnosisSafeL2'],
  safeProxyFactoryAddress: ['SafeProxyFactory', 'GnosisSafeProxyFactory'],
  multiSendAddress: ['MultiSend'],
  multiSendCallOnlyAddress: ['MultiSendCallOnly'],
  fallbackHandlerAddress: ['CompatibilityFallbackHandler'],
  signMessageLibAddress: ['SignMessageLib'],
  createCallAddress: ['CreateCall'],
  simulateTxAccessorAddress: ['SimulateTxAccessor'],
  safeWebAuthnSignerFactoryAddress: [],
} as const satisfies Record<string, readonly string[]>

/** Where the account contracts of a version may be deployed. */
export function contractCandidates(version: string): Address[] {
  return accountContracts.filter(([of]) => of === version).map(([, , address]) => address)
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
  const addressOf = (names: readonly string[]) =>
    accountContracts.find(
      ([of, name, address]) => of === version && names.includes(name) && deployed.has(address),
    )?.[2] ?? null
  return {
    safeSingletonAddress: addressOf(roles.safeSingletonAddress),
    safeProxyFactoryAddress: addressOf(roles.safeProxyFactoryAddress),
    multiSendAddress: addressOf(roles.multiSendAddress),
    multiSendCallOnlyAddress: addressOf(roles.multiSendCallOnlyAddress),
    fallbackHandlerAddress: addressOf(roles.fallbackHandlerAddress),
    signMessageLibAddress: addressOf(roles.signMessageLibAddress),
    createCallAddress: addressOf(roles.createCallAddress),
    simulateTxAccessorAddress: addressOf(roles.simulateTxAccessorAddress),
    safeWebAuthnSignerFactoryAddress: addressOf(roles.safeWebAuthnSignerFactoryAddress),
  }
}
