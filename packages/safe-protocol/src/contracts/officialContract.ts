import type { Address, Hex } from 'viem'

/** The contracts an account consists of or works with, by the names they have since version 1.4.1. */
export type OfficialContractName =
  | 'CompatibilityFallbackHandler'
  | 'CreateCall'
  | 'DefaultCallbackHandler'
  | 'ExtensibleFallbackHandler'
  | 'MultiSend'
  | 'MultiSendCallOnly'
  | 'Safe'
  | 'SafeL2'
  | 'SafeMigration'
  | 'SafeProxyFactory'
  | 'SafeToL2Migration'
  | 'SafeToL2Setup'
  | 'SignMessageLib'
  | 'SimulateTxAccessor'
  | 'TokenCallbackHandler'

/**
 * How a contract got its address: `canonical` through the deterministic deployer, `eip155` through its replay-protected
 * sibling (only up to 1.3.0), `zksync` on chains with zkSync's own address rule.
 */
export type Deployment = 'canonical' | 'eip155' | 'zksync'

/** A contract that the Safe project has deployed and lists in `@safe-global/safe-deployments`. */
export type OfficialContract = {
  name: OfficialContractName
  /** The name in the source of its version: `GnosisSafe`, which is `Safe` since 1.4.1. */
  contractName: string
  version: string
  deployment: Deployment
  address: Address
  /** keccak256 of the code at the address. */
  codeHash: Hex
}
