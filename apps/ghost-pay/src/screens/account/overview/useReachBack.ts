import { useEffect, useState } from 'react'
import type { Transaction } from '@ghost-pay/gateway-client'

import { wantsEarlier } from './wantsEarlier.ts'

/** Asks for a history, page by page. */
type Pages = {
  hasNextPage: boolean
  isFetching: boolean
  isError: boolean
  fetchNextPage: () => Promise<unknown>
}

/** Reads the history as far back as its figures need it, and no more pages than a few. */
export function useReachBack(
  { hasNextPage, isFetching, isError, fetchNextPage }: Pages,
  read: readonly Transaction[],
): void {
  const [now] = useState(() => Date.now())
  const isWanted = wantsEarlier({
    count: read.length,
    oldest: read.at(-1)?.timestamp,
    hasNextPage,
    isFetching,
    isError,
    now,
  })
  useEffect(() => {
    if (isWanted) void fetchNextPage()
  }, [isWanted, fetchNextPage])
}
