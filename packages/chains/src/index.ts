export { defineChain } from './defineChain.ts'
export type {
  BlockExplorer,
  BlockExplorers,
  Chain,
  ChainContract,
  ChainContracts,
  ChainDeprecation,
  ChainParent,
  ChainStatus,
  NativeCurrency,
  RpcEndpoints,
  RpcUrls,
  SafeVersion,
} from './chain.ts'

export { devnet } from './definitions/devnet.ts'
export { gnosis } from './definitions/gnosis.ts'
export { mainnet } from './definitions/mainnet.ts'
export { sepolia } from './definitions/sepolia.ts'
