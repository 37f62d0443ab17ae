export {
  createPageGateway,
  type PageGateway,
  type PageGatewayParameters,
} from './page/createPageGateway.ts'
export { wipePageGateway } from './page/wipePageGateway.ts'
export type { Change } from './events/changes.ts'
export type { KnownContract, LocalChain, LocalSafeApp, Prices } from './chain/LocalChain.ts'
export type { KnownToken } from './chain/tokenCache.ts'
export type { Store } from './offchain/stores/Store.ts'
