import { skipToken } from '@tanstack/react-query'

import { previewTransaction } from '../../endpoints/previewTransaction.ts'
import type { CallInput } from '../../parameters.ts'
import type { TransactionPreview } from '../../schemas/transaction.ts'
import { safePartKey } from '../keys.ts'
import { readOptionsOf } from '../options.ts'
import type { MaybeSafeId } from '../parameters.ts'

/** What `previewTransactionQueryOptions` takes. */
export type PreviewTransactionQueryParameters = MaybeSafeId & {
  /** The query waits until there is one. */
  transaction: CallInput | undefined
}

/** Caches what a call would be: decoded and classified. */
export const previewTransactionQueryOptions = readOptionsOf<
  PreviewTransactionQueryParameters,
  'address' | 'transaction',
  TransactionPreview
>((client, { chainId, address, transaction }) => {
  // A key is written as JSON, which has no bigint.
  const call = transaction && { ...transaction, value: String(transaction.value) }
  return {
    queryKey: [...safePartKey(client, { chainId, address }, 'preview'), call],
    queryFn:
      address && transaction
        ? ({ signal }) => previewTransaction(client, { chainId, address, transaction, signal })
        : skipToken,
  }
})
