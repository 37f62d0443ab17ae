import type { Chain } from '../chain.ts'
import { slugOf } from '../slugOf.ts'

/** Fields that follow from the others unless a row has them. */
type Implied = 'slug' | 'network' | 'status'

/** A chain as the look-up table keeps it. */
export type ChainRow = Omit<Chain, Implied> & Partial<Pick<Chain, Implied>>

/**
 * Leaves out what `fromChainRow` adds again.
 *
 * @param chain a chain
 * @returns its row
 */
export function toChainRow({ slug, network, status, ...row }: Chain): ChainRow {
  return {
    ...row,
    ...(slug !== slugOf(row.name) && { slug }),
    ...(network !== slug && { network }),
    ...(status !== 'active' && { status }),
  }
}

/**
 * Completes a row: the slug follows from the name, the network is the slug, the status is `active`.
 *
 * @param row a row
 * @returns the chain
 */
export function fromChainRow({
  name,
  slug = slugOf(name),
  network = slug,
  status = 'active',
  ...row
}: ChainRow): Chain {
  return { ...row, name, slug, network, status }
}
