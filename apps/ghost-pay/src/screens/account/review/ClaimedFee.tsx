import { useQuery } from '@tanstack/react-query'
import { estimateTransactionQueryOptions, useGateway } from '@ghost-pay/gateway-client/react'
import type { SignableTransaction } from '@ghost-pay/safe-account'

import { Source } from '../../../components/Source.tsx'
import { claimedFeeSaid } from './claimedFeeSaid.ts'
import type { GasCosts } from './feeSaid.ts'
import { text } from './reviewCopy.ts'

export type ClaimedFeeProps = Omit<ClaimedFeeViewProps, 'gas'> & { signable: SignableTransaction }

/** Asks the gateway what an execution takes, where no node says it. One answer is enough: nothing rests on it. */
export function ClaimedFee({ signable, ...shown }: ClaimedFeeProps) {
  const client = useGateway()
  const { chainId, safe: address, transaction } = signable
  const { to, value, data, operation } = transaction
  const asked = useQuery({
    ...estimateTransactionQueryOptions(client, {
      chainId,
      address,
      transaction: { to, value, data, operation },
    }),
    staleTime: Infinity,
    retry: false,
  })
  // A gateway that measures nothing says so by a zero.
  const gas = asked.isError ? 0n : asked.data?.safeTxGas
  return <ClaimedFeeView {...shown} gas={gas === 0n ? 'unknown' : gas} />
}

type ClaimedFeeViewProps = {
  /** Of the call, as the gateway claims it; undefined while it is asked. */
  gas: bigint | 'unknown' | undefined
  gasPrice: GasCosts['gasPrice']
  currency: { symbol: string; decimals: number }
}

/** What an execution costs by the gateway's estimate: a claim, and marked as one. */
export function ClaimedFeeView({ gas, gasPrice, currency }: ClaimedFeeViewProps) {
  if (typeof gas !== 'bigint') {
    return <span className="gp-soft">{text(gas ? 'claimedFee.silent' : 'claimedFee.asking')}</span>
  }
  return <Source source="gateway">{text(...claimedFeeSaid(gas, { gasPrice }, currency))}</Source>
}
