import { skipToken } from '@tanstack/react-query'

import {
  getTransactionHistory,
  type GetTransactionHistoryParameters,
} from '../../endpoints/getTransactionHistory.ts'
import type { Day } from '../../lists/groupByDay.ts'
import { groupHistory } from '../../lists/groupHistory.ts'
import type { PageOptions, SafeId } from '../../parameters.ts'
import type { HistoryPage, Transaction } from '../../schemas/transaction.ts'
import { safePartKey } from '../keys.ts'
import { pagesOptionsOf } from '../options.ts'
import { firstPage, foldByZone } from '../paging.ts'
import type { MaybeSafeId } from '../parameters.ts'

const byDay = foldByZone(groupHistory)

/** What `getTransactionHistoryQueryOptions` takes. */
export type GetTransactionHistoryQueryParameters = MaybeSafeId &
  Omit<
    GetTransactionHistoryParameters,
    keyof SafeId | keyof PageOptions | 'timezone' | 'timezoneOffset'
  > & {
    /** IANA name of the zone in which days begin. Default: the platform's. */
    timeZone?: string | undefined
  }

/** Caches what has happened page by page; a view gets it by day. */
export const getTransactionHistoryQueryOptions = pagesOptionsOf<
  GetTransactionHistoryQueryParameters,
  'address',
  HistoryPage,
  Day<Transaction>[]
>((client, { chainId, address, timeZone, ...filters }) => ({
  queryKey: [...safePartKey(client, { chainId, address }, 'history'), { timeZone, ...filters }],
  queryFn: address
    ? ({ pageParam, signal }) =>
        getTransactionHistory(client, {
          chainId,
          address,
          timezone: timeZone,
          ...filters,
          pageUrl: pageParam,
          signal,
        })
    : skipToken,
  initialPageParam: firstPage,
  getNextPageParam: (page) => page.next,
  select: byDay(timeZone),
}))
