import type { Chain } from '../chain.ts'
import { slugOf } from '../slugOf.ts'

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

/** A chain as the index keeps it: the slug stands only where it does not follow from the name. */
export type MetaRow = Omit<ChainMeta, 'slug'> & { slug?: string }

/**
 * Takes from a chain what the index keeps.
 *
 * @param chain a chain
 * @returns its row
 */
export function toMetaRow(chain: Chain): MetaRow {
  const { id, name, slug, shortName, shortNameAliases, nativeCurrency, status } = chain
  return {
    id,
    name,
    ...(slug !== slugOf(name) && { slug }),
    shortName,
    symbol: nativeCurrency.symbol,
    shortNameAliases,
    testnet: chain.testnet === true,
    status,
  }
}

/**
 * Completes a row: the slug follows from the name.
 *
 * @param row a row
 * @returns the entry of the index
 */
export function fromMetaRow(row: MetaRow): ChainMeta {
  return { ...row, slug: row.slug ?? slugOf(row.name) }
}
