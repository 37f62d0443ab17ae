import { skipToken } from '@tanstack/react-query'

import {
  getIncomingTransfers,
  type GetIncomingTransfersParameters,
} from '../../endpoints/getIncomingTransfers.ts'
import type { PageOptions, SafeId } from '../../parameters.ts'
import type { TransactionPage } from '../../schemas/transaction.ts'
import { safePartKey } from '../keys.ts'
import { pagesOptionsOf } from '../options.ts'
import { firstPage, itemsOf } from '../paging.ts'
import type { MaybeSafeId } from '../parameters.ts'

/** What `getIncomingTransfersQueryOptions` takes. */
export type GetIncomingTransfersQueryParameters = MaybeSafeId &
  Omit<GetIncomingTransfersParameters, keyof SafeId | keyof PageOptions>

/** Caches what an account has received, page by page; a view gets the items. */
export const getIncomingTransfersQueryOptions = pagesOptionsOf<
  GetIncomingTransfersQueryParameters,
  'address',
  TransactionPage,
  TransactionPage['results']
>((client, { chainId, address, ...filters }) => ({
  queryKey: [
    ...safePartKey(client, { chainId, address }, 'history'),
    'getIncomingTransfers',
    filters,
  ],
  queryFn: address
    ? ({ pageParam, signal }) =>
        getIncomingTransfers(client, { chainId, address, ...filters, pageUrl: pageParam, signal })
    : skipToken,
  initialPageParam: firstPage,
  getNextPageParam: (page) => page.next,
  select: itemsOf,
}))
