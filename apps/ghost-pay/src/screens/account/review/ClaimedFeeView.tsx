import { Source } from '../../../components/Source.tsx'
import { claimedFeeSaid } from './claimedFeeSaid.ts'
import type { GasCosts } from './feeSaid.ts'
import { text } from './reviewCopy.ts'

export type ClaimedFeeViewProps = {
  /** Of the call, as the gateway claims it; undefined while it is asked. */
  gas: bigint | 'unknown' | undefined
  gasPrice: GasCosts['gasPrice']
  /** The chain's own. */
  currency: { symbol: string; decimals: number }
}

/** What an execution costs by the gateway's estimate: a claim, and marked as one. */
export function ClaimedFeeView({ gas, gasPrice, currency }: ClaimedFeeViewProps) {
  if (typeof gas !== 'bigint') {
    return <span className="gp-soft">{text(gas ? 'claimedFee.silent' : 'claimedFee.asking')}</span>
  }
  return <Source source="gateway">{text(...claimedFeeSaid(gas, { gasPrice }, currency))}</Source>
}
