export type { LocalChainContracts } from './contracts/deployContracts.ts'
export { deployPreviousContracts } from './contracts/deployPreviousContracts.ts'
export type { SafeContractName } from './contracts/safeContracts.ts'
export type { ChainNode, ChainState, Mining } from './engine/ChainNode.ts'
export type { ChainClient } from './engine/createChainClient.ts'
export type { Engine } from './engine/Engine.ts'
export type { Fork } from './engine/StartChainParameters.ts'
export {
  ChainStoppedError,
  ContractMismatchError,
  NoEngineError,
  type UnusableNodeCode,
  UnusableNodeError,
} from './errors.ts'
export { failFast } from './failFast.ts'
export {
  createLyingNode,
  type LyingNode,
  type NodeLie,
  type NodeRequest,
} from './createLyingNode.ts'
export type { SeededPayee } from './seed/payees.ts'
export type { SeededAccount, SeededAccounts, SeededProposal, SeedName } from './seed/Seed.ts'
export type { LocalChainOwner, OwnerName } from './seed/signers.ts'
export {
  type RunningChain,
  type SavedChain,
  startLocalChain,
  type StartLocalChainParameters,
} from './startLocalChain.ts'
