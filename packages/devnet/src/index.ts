export type { ContractNetwork, ContractNetworks } from './contractNetworks.ts'
export {
  ConflictingOptionsError,
  DuplicateChainError,
  JournalFolderError,
  PortInUseError,
  SeedRefusedError,
  StoredChainError,
} from './errors.ts'
export {
  type Devnet,
  type DevnetChain,
  type DevnetTimings,
  startDevnet,
  type StartDevnetParameters,
} from './startDevnet.ts'
export type {
  Engine,
  Fork,
  LocalChainContracts,
  LocalChainOwner,
  Mining,
  OwnerName,
  SeededAccount,
  SeededAccounts,
  SeededPayee,
  SeedName,
  UnusableNodeCode,
} from '@ghost-pay/local-chain'
export { UnusableNodeError } from '@ghost-pay/local-chain'
