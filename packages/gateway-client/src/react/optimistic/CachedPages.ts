import type { InfiniteData } from '@tanstack/react-query'

/** A list as the query cache holds it. */
export type CachedPages<page> = InfiniteData<page, string | null>
