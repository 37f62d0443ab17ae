export {
  createLocalGateway,
  type LocalGateway,
  type LocalGatewayParameters,
} from './createLocalGateway.ts'
export type { KnownContract, LocalChain, LocalSafeApp, Prices } from './chain/LocalChain.ts'
export type { KnownToken } from './chain/tokenCache.ts'
export { memoryStore } from './offchain/stores/memory.ts'
export type { Store } from './offchain/stores/Store.ts'
export type { ResponseFormat } from './Gateway.ts'
export {
  explorerHeaders,
  type ExplorerPage,
  type Facts,
  type Shown,
  writeExplorerPage,
} from './explorer/explorerPage.ts'
export { faultHeader } from './faults/createFaults.ts'
