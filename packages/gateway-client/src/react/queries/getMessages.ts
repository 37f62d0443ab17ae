import { skipToken } from '@tanstack/react-query'

import { getMessages, type GetMessagesParameters } from '../../endpoints/getMessages.ts'
import type { Day } from '../../lists/groupByDay.ts'
import { groupMessages } from '../../lists/groupMessages.ts'
import type { PageOptions, SafeId } from '../../parameters.ts'
import type { Message, MessagePage } from '../../schemas/message.ts'
import { safePartKey } from '../keys.ts'
import { pagesOptionsOf } from '../options.ts'
import { firstPage, foldByZone } from '../paging.ts'
import type { MaybeSafeId } from '../parameters.ts'

const byDay = foldByZone(groupMessages)

/** What `getMessagesQueryOptions` takes. */
export type GetMessagesQueryParameters = MaybeSafeId &
  Omit<GetMessagesParameters, keyof SafeId | keyof PageOptions> & {
    /** IANA name of the zone in which days begin. Default: the platform's. */
    timeZone?: string | undefined
  }

/** Caches the messages page by page; a view gets them by day. */
export const getMessagesQueryOptions = pagesOptionsOf<
  GetMessagesQueryParameters,
  'address',
  MessagePage,
  Day<Message>[]
>((client, { chainId, address, timeZone, ...filters }) => ({
  queryKey: [...safePartKey(client, { chainId, address }, 'messages'), 'getMessages', filters],
  queryFn: address
    ? ({ pageParam, signal }) =>
        getMessages(client, { chainId, address, ...filters, pageUrl: pageParam, signal })
    : skipToken,
  initialPageParam: firstPage,
  getNextPageParam: (page) => page.next,
  select: byDay(timeZone),
}))
