export { abstract, zkSync, zksyncSepoliaTestnet } from '../derived/zkSyncChains.ts'
export { type ZkSyncChain, withZkSync } from './withZkSync.ts'
