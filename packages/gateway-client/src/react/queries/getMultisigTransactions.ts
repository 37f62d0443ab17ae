import { skipToken } from '@tanstack/react-query'

import {
  getMultisigTransactions,
  type GetMultisigTransactionsParameters,
} from '../../endpoints/getMultisigTransactions.ts'
import type { PageOptions, SafeId } from '../../parameters.ts'
import type { TransactionPage } from '../../schemas/transaction.ts'
import { safePartKey } from '../keys.ts'
import { pagesOptionsOf } from '../options.ts'
import { firstPage, itemsOf } from '../paging.ts'
import type { MaybeSafeId } from '../parameters.ts'

/** What `getMultisigTransactionsQueryOptions` takes. */
export type GetMultisigTransactionsQueryParameters = MaybeSafeId &
  Omit<GetMultisigTransactionsParameters, keyof SafeId | keyof PageOptions>

/** Caches the transactions owners have signed, page by page; a view gets the items. */
export const getMultisigTransactionsQueryOptions = pagesOptionsOf<
  GetMultisigTransactionsQueryParameters,
  'address',
  TransactionPage,
  TransactionPage['results']
>((client, { chainId, address, nonce, ...rest }) => {
  // A key is written as JSON, which has no bigint.
  const filters = { ...rest, nonce: nonce?.toString() }
  return {
    queryKey: [
      ...safePartKey(client, { chainId, address }, 'history'),
      'getMultisigTransactions',
      filters,
    ],
    queryFn: address
      ? ({ pageParam, signal }) =>
          getMultisigTransactions(client, {
            chainId,
            address,
            ...filters,
            pageUrl: pageParam,
            signal,
          })
      : skipToken,
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.next,
    select: itemsOf,
  }
})
