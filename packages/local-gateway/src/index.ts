export {
  createLocalGateway,
  type LocalGateway,
  type LocalGatewayParameters,
} from './createLocalGateway.ts'
export type { KnownContract, LocalChain, LocalSafeApp, Prices } from './chain/LocalChain.ts'
export type { KnownToken } from './chain/tokenBook.ts'
export { indexedDbStore, type IndexedDbStoreParameters } from './facts/stores/indexedDb.ts'
export { memoryStore } from './facts/stores/memory.ts'
export type { Store } from './facts/stores/Store.ts'
export type { Dialect } from './Gateway.ts'
