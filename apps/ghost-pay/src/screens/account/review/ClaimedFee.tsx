import { useQuery } from '@tanstack/react-query'
import { estimateTransactionQueryOptions, useGateway } from '@ghost-pay/gateway-client/react'
import type { SignableTransaction } from '@ghost-pay/safe-account'

import { ClaimedFeeView, type ClaimedFeeViewProps } from './ClaimedFeeView.tsx'

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
