import { queryOptions, skipToken } from '@tanstack/react-query'

import type { GatewayClient } from '../../client.ts'
import { estimateTransaction } from '../../endpoints/estimateTransaction.ts'
import type { CallInput } from '../../parameters.ts'
import { safePartKey } from '../keys.ts'
import type { MaybeSafeId } from '../parameters.ts'

/** What `estimateTransactionQueryOptions` takes. */
export type EstimateTransactionQueryParameters = MaybeSafeId & {
  /** The query waits until there is one. */
  transaction: CallInput | undefined
}

/** Caches the gas and the nonces for a call. */
export function estimateTransactionQueryOptions(
  client: GatewayClient,
  { chainId, address, transaction }: EstimateTransactionQueryParameters,
) {
  // A key is written as JSON, which has no bigint.
  const call = transaction && { ...transaction, value: String(transaction.value) }
  return queryOptions({
    queryKey: [...safePartKey(client, { chainId, address }, 'estimation'), call],
    queryFn:
      address && transaction
        ? ({ signal }) => estimateTransaction(client, { chainId, address, transaction, signal })
        : skipToken,
  })
}
