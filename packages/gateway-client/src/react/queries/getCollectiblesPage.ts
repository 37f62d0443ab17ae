import { skipToken } from '@tanstack/react-query'

import {
  getCollectiblesPage,
  type GetCollectiblesPageParameters,
} from '../../endpoints/getCollectiblesPage.ts'
import type { PageOptions, SafeId } from '../../parameters.ts'
import type { Collectible, CollectiblePage } from '../../schemas/collectible.ts'
import { safePartKey } from '../keys.ts'
import { pagesOptionsOf } from '../options.ts'
import { firstPage, itemsOf } from '../paging.ts'
import type { MaybeSafeId } from '../parameters.ts'

/** What `getCollectiblesPageQueryOptions` takes. */
export type GetCollectiblesPageQueryParameters = MaybeSafeId &
  Omit<GetCollectiblesPageParameters, keyof SafeId | keyof PageOptions>

/** Caches the collectibles of an account page by page; a view gets them in one list. */
export const getCollectiblesPageQueryOptions = pagesOptionsOf<
  GetCollectiblesPageQueryParameters,
  'address',
  CollectiblePage,
  Collectible[]
>((client, { chainId, address, ...filters }) => ({
  queryKey: [
    ...safePartKey(client, { chainId, address }, 'collectibles'),
    'getCollectiblesPage',
    filters,
  ],
  queryFn: address
    ? ({ pageParam, signal }) =>
        getCollectiblesPage(client, { chainId, address, ...filters, pageUrl: pageParam, signal })
    : skipToken,
  initialPageParam: firstPage,
  getNextPageParam: (page) => page.next,
  select: itemsOf,
}))
