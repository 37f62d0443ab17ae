import { roundedFee } from '../../../format/roundedFee.ts'
import type { Said } from '../../../text/Said.ts'
import type { GasCosts } from './feeSaid.ts'
import type { reviewCopy } from './reviewCopy.ts'

/**
 * What an execution costs at least by the gateway's claim: it knows the call alone, not what checking the signatures takes.
 *
 * @param claimedGas of the call
 * @param currency the chain's own
 */
export function claimedFeeSaid(
  claimedGas: bigint,
  { gasPrice }: Pick<GasCosts, 'gasPrice'>,
  { symbol, decimals }: { symbol: string; decimals: number },
): Said<typeof reviewCopy> {
  return gasPrice === undefined
    ? ['claimedFee.gas', { gas: Number(claimedGas) }]
    : ['claimedFee.fee', { fee: roundedFee({ value: claimedGas * gasPrice, decimals }), symbol }]
}
