import type { Chain } from '../chain.ts'

/** What a list of chains shows of each, for a third of the bytes of the full records. */
export type ChainMeta = Pick<
  Chain,
  'id' | 'name' | 'slug' | 'shortName' | 'shortNameAliases' | 'status'
> & {
  /** Symbol of the native currency. */
  symbol: string
  /** Whether the chain is a test network. */
  testnet: boolean
}
