import { skipToken } from '@tanstack/react-query'

import { estimateTransaction } from '../../endpoints/estimateTransaction.ts'
import type { CallInput } from '../../parameters.ts'
import type { Estimation } from '../../schemas/transaction.ts'
import { safePartKey } from '../keys.ts'
import { readOptionsOf } from '../options.ts'
import type { MaybeSafeId } from '../parameters.ts'

/** What `estimateTransactionQueryOptions` takes. */
export type EstimateTransactionQueryParameters = MaybeSafeId & {
  /** The query waits until there is one. */
  transaction: CallInput | undefined
}

/** Caches the gas and the nonces for a call. */
export const estimateTransactionQueryOptions = readOptionsOf<
  EstimateTransactionQueryParameters,
  'address' | 'transaction',
  Estimation
>((client, { chainId, address, transaction }) => {
  // A key is written as JSON, which has no bigint.
  const call = transaction && { ...transaction, value: String(transaction.value) }
  return {
    queryKey: [...safePartKey(client, { chainId, address }, 'estimation'), call],
    queryFn:
      address && transaction
        ? ({ signal }) => estimateTransaction(client, { chainId, address, transaction, signal })
        : skipToken,
  }
})
