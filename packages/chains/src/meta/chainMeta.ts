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

/** Fields that follow from the others unless a row has them. */
type Implied = 'slug' | 'symbol' | 'testnet' | 'status'

/** A chain as the index keeps it. */
export type MetaRow = Omit<ChainMeta, Implied> & Partial<Pick<ChainMeta, Implied>>

/**
 * Leaves out what `fromMetaRow` adds again.
 *
 * @param chain a chain
 * @returns its row
 */
export function toMetaRow(chain: Chain): MetaRow {
  const { id, name, slug, shortName, shortNameAliases, nativeCurrency, testnet, status } = chain
  const { symbol } = nativeCurrency
  return {
    id,
    name,
    shortName,
    shortNameAliases,
    ...(slug !== slugOf(name) && { slug }),
    ...(symbol !== 'ETH' && { symbol }),
    ...(testnet && { testnet }),
    ...(status !== 'active' && { status }),
  }
}

/**
 * Completes a row: the slug follows from the name, the currency is ETH, the chain is in use and not a test network.
 *
 * @param row a row
 * @returns the entry of the index
 */
export function fromMetaRow({
  name,
  slug = slugOf(name),
  symbol = 'ETH',
  testnet = false,
  status = 'active',
  ...row
}: MetaRow): ChainMeta {
  return { ...row, name, slug, symbol, testnet, status }
}
