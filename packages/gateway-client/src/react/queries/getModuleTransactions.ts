import { skipToken } from '@tanstack/react-query'

import {
  getModuleTransactions,
  type GetModuleTransactionsParameters,
} from '../../endpoints/getModuleTransactions.ts'
import type { PageOptions, SafeId } from '../../parameters.ts'
import type { TransactionPage } from '../../schemas/transaction.ts'
import { safePartKey } from '../keys.ts'
import { pagesOptionsOf } from '../options.ts'
import { firstPage, itemsOf } from '../paging.ts'
import type { MaybeSafeId } from '../parameters.ts'

/** What `getModuleTransactionsQueryOptions` takes. */
export type GetModuleTransactionsQueryParameters = MaybeSafeId &
  Omit<GetModuleTransactionsParameters, keyof SafeId | keyof PageOptions>

/** Caches what modules have done, page by page; a view gets the items. */
export const getModuleTransactionsQueryOptions = pagesOptionsOf<
  GetModuleTransactionsQueryParameters,
  'address',
  TransactionPage,
  TransactionPage['results']
>((client, { chainId, address, ...filters }) => ({
  queryKey: [
    ...safePartKey(client, { chainId, address }, 'history'),
    'getModuleTransactions',
    filters,
  ],
  queryFn: address
    ? ({ pageParam, signal }) =>
        getModuleTransactions(client, {
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
}))
