import type { Chain } from '../chain.ts'
import { slugOf } from '../slugOf.ts'

/** Fields that follow from the others unless a row has them. */
type Implied = 'slug' | 'network'

/** A chain as the look-up table keeps it. */
export type ChainRow = Omit<Chain, Implied> & Partial<Pick<Chain, Implied>>

/**
 * Leaves out what `fromChainRow` adds again.
 *
 * @param chain a chain
 * @returns its row
 */
export function toChainRow({ slug, network, ...row }: Chain): ChainRow {
  return {
    ...row,
    ...(slug !== slugOf(row.name) && { slug }),
    ...(network !== slug && { network }),
  }
}

/**
 * Completes a row: the slug follows from the name, and the network is the slug.
 *
 * @param row a row
 * @returns the chain
 */
export function fromChainRow({ slug, network, ...row }: ChainRow): Chain {
  const impliedSlug = slug ?? slugOf(row.name)
  return { ...row, slug: impliedSlug, network: network ?? impliedSlug }
}
