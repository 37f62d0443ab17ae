import { skipToken } from '@tanstack/react-query'

import { getMessages, type GetMessagesParameters } from '../../endpoints/getMessages.ts'
import { groupMessages } from '../../lists/groupMessages.ts'
import type { PageOptions, SafeId } from '../../parameters.ts'
import { safePartKey } from '../keys.ts'
import { firstPage, foldByZone } from '../paging.ts'
import type { MaybeSafeId } from '../parameters.ts'
import { pagesOptionsOf } from '../options.ts'
import type { MessagePage, Message } from '../../schemas/message.ts'
import type { Day } from '../../lists/groupByDay.ts'

const byDay = /* @__PURE__ */ foldByZone(groupMessages)

/** What `getMessagesQueryOptions` takes. */
export type GetMessagesQueryParameters = MaybeSafeId &
  Omit<GetMessagesParameters, keyof SafeId | keyof PageOptions> & {
    /** IANA name of the zone in which days begin. Default: the platform's. */
    timeZone?: string | undefined
  }

/** Caches the messages page by page; a view gets them by day. */
export const getMessagesQueryOptions = /* @__PURE__ */ pagesOptionsOf<
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
