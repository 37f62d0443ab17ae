import type {
  DataTag,
  DefaultError,
  InfiniteData,
  QueryFunction,
  QueryKey,
  SkipToken,
} from '@tanstack/react-query'

import type { GatewayClient } from '../client.ts'

/** Options of a read: for `useQuery`, `useSuspenseQuery`, `useQueries`, `usePrefetchQuery`, `queryClient.prefetchQuery`. */
export type ReadOptions<data> = {
  queryKey: DataTag<QueryKey, data, DefaultError>
  queryFn: QueryFunction<data>
}

/** Options of a read that waits while one of its parameters is missing. Suspense does not take them: it would wait for ever. */
export type WaitingReadOptions<data> = {
  queryKey: DataTag<QueryKey, data, DefaultError>
  queryFn: QueryFunction<data> | SkipToken
}

/** Options of a list that is read page by page: for `useInfiniteQuery`, `useSuspenseInfiniteQuery` and their like. */
export type PagesOptions<page, data> = {
  queryKey: DataTag<QueryKey, InfiniteData<page, string | null>, DefaultError>
  queryFn: QueryFunction<page, QueryKey, string | null>
  initialPageParam: string | null
  getNextPageParam: (page: page) => string | null
  /** What a view gets of the pages. */
  select: (data: InfiniteData<page, string | null>) => data
}

/** The same, of a list that waits while one of its parameters is missing. */
export type WaitingPagesOptions<page, data> = {
  queryFn: QueryFunction<page, QueryKey, string | null> | SkipToken
} & Omit<PagesOptions<page, data>, 'queryFn'>

/** Those parameters, of which `needed` are there. */
export type Ready<parameters, needed extends keyof parameters> = Omit<parameters, needed> & {
  [key in needed]-?: Exclude<parameters[key], undefined>
}

/** Makes options of a read that waits until `needed` is there. */
export type ReadOptionsOf<parameters, needed extends keyof parameters, data> = {
  (client: GatewayClient, parameters: Ready<parameters, needed>): ReadOptions<data>
  (client: GatewayClient, parameters: parameters): WaitingReadOptions<data>
}

/** Makes options of a list, read page by page, that waits until `needed` is there. */
export type PagesOptionsOf<parameters, needed extends keyof parameters, page, data> = {
  (client: GatewayClient, parameters: Ready<parameters, needed>): PagesOptions<page, data>
  (client: GatewayClient, parameters: parameters): WaitingPagesOptions<page, data>
}

type Read<data> = { queryKey: QueryKey; queryFn: QueryFunction<data> | SkipToken }
type Pages<page, data> = Omit<WaitingPagesOptions<page, data>, 'queryKey'> & { queryKey: QueryKey }

/** Options of a read. The key gets the type of the cached answer, which is what `queryFn` returns. */
export const readOptions = <data>(options: {
  queryKey: QueryKey
  queryFn: QueryFunction<data>
}): ReadOptions<data> => options as unknown as ReadOptions<data>

/**
 * Makes options of a read that waits until `needed` is there. The types say what `make` does: `queryFn` is the `skipToken` only while
 * `needed` is missing, and the key gets the type of the cached answer.
 */
export const readOptionsOf = <parameters, needed extends keyof parameters, data>(
  make: (client: GatewayClient, parameters: parameters) => Read<data>,
) => make as unknown as ReadOptionsOf<parameters, needed, data>

/** The same, of a list that is read page by page. */
export const pagesOptionsOf = <parameters, needed extends keyof parameters, page, data>(
  make: (client: GatewayClient, parameters: parameters) => Pages<page, data>,
) => make as unknown as PagesOptionsOf<parameters, needed, page, data>
