import type { Address, Hex } from 'viem'

/** A contract that accounts run on. */
export type Singleton = {
  address: Address
  /** keccak256(proxyCreationCode ‖ singleton), from which the address of an account follows (EIP-1014). */
  initCodeHash: Hex
}

/** The official contracts that accounts of one version are created with. */
export type CreationContracts = {
  version: string
  deployment: 'canonical' | 'eip155'
  factory: Address
  fallbackHandler: Address
  safe: Singleton
  safeL2: Singleton
}
