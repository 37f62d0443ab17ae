import { skipToken } from '@tanstack/react-query'

import {
  getTransactionQueue,
  type GetTransactionQueueParameters,
} from '../../endpoints/getTransactionQueue.ts'
import { groupQueue, type QueueRow } from '../../lists/groupQueue.ts'
import type { PageOptions, SafeId } from '../../parameters.ts'
import type { QueueItem, QueuePage } from '../../schemas/transaction.ts'
import { safePartKey } from '../keys.ts'
import { pagesOptionsOf } from '../options.ts'
import { firstPage, itemsOf, type Pages } from '../paging.ts'
import type { MaybeSafeId } from '../parameters.ts'

/** What `getTransactionQueueQueryOptions` takes. */
export type GetTransactionQueueQueryParameters = MaybeSafeId &
  Omit<GetTransactionQueueParameters, keyof SafeId | keyof PageOptions>

/** Caches the queue page by page; a view gets it folded into rows. */
export const getTransactionQueueQueryOptions = pagesOptionsOf<
  GetTransactionQueueQueryParameters,
  'address',
  QueuePage,
  QueueRow[]
>((client, { chainId, address, ...filters }) => ({
  queryKey: [...safePartKey(client, { chainId, address }, 'queue'), filters],
  queryFn: address
    ? ({ pageParam, signal }) =>
        getTransactionQueue(client, { chainId, address, ...filters, pageUrl: pageParam, signal })
    : skipToken,
  initialPageParam: firstPage,
  getNextPageParam: (page) => page.next,
  select: toRows,
}))

// One function for all observers, so that an answer is folded once.
function toRows(data: Pages<QueueItem>) {
  return groupQueue(itemsOf(data))
}
