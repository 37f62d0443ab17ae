export {
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
  LocalChainContracts,
  LocalChainOwner,
  Mining,
  OwnerName,
  SeededAccount,
  SeededAccounts,
  SeedName,
} from '@ghost-pay/local-chain'
