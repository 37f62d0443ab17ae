export type { ChainMeta } from './chainMeta.ts'
export { getChainMeta } from './getChainMeta.ts'
export { searchChains } from './searchChains.ts'
export type { SearchOptions } from '../search/rankMatches.ts'
