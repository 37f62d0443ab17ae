export type { DevnetContracts } from './chain/deployContracts.ts'
export type { Engine, Mining } from './chain/startChain.ts'
export {
  ChainStoppedError,
  ContractMismatchError,
  DuplicateChainError,
  JournalFolderError,
  KeptChainError,
  NodeRequestError,
  NoEngineError,
  PortInUseError,
  SeedRefusedError,
} from './errors.ts'
export type { DevnetOwner, OwnerName } from './seed/owners.ts'
export type { SeededAccount, SeededAccounts, SeedName } from './seed/Seed.ts'
export {
  type Devnet,
  type DevnetChain,
  type DevnetTimings,
  startDevnet,
  type StartDevnetParameters,
} from './startDevnet.ts'
