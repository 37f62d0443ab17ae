import { infiniteQueryOptions, skipToken } from '@tanstack/react-query'

import type { GatewayClient } from '../../client.ts'
import {
  getTransactionQueue,
  type GetTransactionQueueParameters,
} from '../../endpoints/getTransactionQueue.ts'
import { groupQueue } from '../../lists/groupQueue.ts'
import type { QueuePage } from '../../schemas/transaction.ts'
import { safePartKey } from '../keys.ts'
import type { MaybeSafeId } from '../parameters.ts'

export type GetTransactionQueueQueryParameters = MaybeSafeId &
  Pick<GetTransactionQueueParameters, 'trusted'>

/** Caches the queue page by page; a view gets it folded into rows. */
export function getTransactionQueueQueryOptions(
  client: GatewayClient,
  { chainId, address, ...filters }: GetTransactionQueueQueryParameters,
) {
  return infiniteQueryOptions({
    queryKey: [...safePartKey(client, { chainId, address }, 'queue'), filters],
    queryFn: address
      ? ({ pageParam, signal }) =>
          getTransactionQueue(client, { chainId, address, ...filters, pageUrl: pageParam, signal })
      : skipToken,
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    select: toRows,
  })
}

// One function for all observers, so that a row is folded once for each answer.
function toRows(data: { pages: QueuePage[] }) {
  return groupQueue(data.pages.flatMap((page) => page.results))
}
