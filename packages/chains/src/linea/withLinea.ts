import { linea } from 'viem/chains'

import type { Chain } from '../chain.ts'

/** A Linea chain as viem wants it. */
export type LineaChain<chain extends Chain> = chain & Pick<typeof linea, 'fees'>

/**
 * Gives a Linea chain what plain data cannot hold: viem asks the node for fees by `linea_estimateGas`, without which a
 * transaction can be priced too low to be taken.
 *
 * @param chain a chain of the table, of a gateway, or your own
 * @returns the chain for wagmi's and viem's configuration; it holds functions, so it is no JSON any more
 */
export function withLinea<const chain extends Chain>(chain: chain): LineaChain<chain> {
  return { ...chain, fees: { ...chain.fees, ...linea.fees } }
}
