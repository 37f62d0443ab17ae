import type { LocalChainContracts } from '@ghost-pay/local-chain'

/** The account contracts of a chain, by the names of `@safe-global/protocol-kit`. */
export type ContractNetwork = Record<
  | 'safeSingletonAddress'
  | 'safeProxyFactoryAddress'
  | 'multiSendAddress'
  | 'multiSendCallOnlyAddress'
  | 'fallbackHandlerAddress'
  | 'signMessageLibAddress'
  | 'createCallAddress'
  | 'simulateTxAccessorAddress',
  LocalChainContracts[keyof LocalChainContracts]
>

/** The account contracts of several chains, by chain id. */
export type ContractNetworks = Record<string, ContractNetwork>

/** What `@safe-global/protocol-kit` has to know about chains that are not in `@safe-global/safe-deployments`. */
export function contractNetworksOf(
  chains: readonly { chainId: number; contracts: LocalChainContracts }[],
): ContractNetworks {
  return Object.fromEntries(
    chains.map(({ chainId, contracts }) => [
      String(chainId),
      {
        safeSingletonAddress: contracts.safeL2,
        safeProxyFactoryAddress: contracts.safeProxyFactory,
        multiSendAddress: contracts.multiSend,
        multiSendCallOnlyAddress: contracts.multiSendCallOnly,
        fallbackHandlerAddress: contracts.compatibilityFallbackHandler,
        signMessageLibAddress: contracts.signMessageLib,
        createCallAddress: contracts.createCall,
        simulateTxAccessorAddress: contracts.simulateTxAccessor,
      },
    ]),
  )
}
