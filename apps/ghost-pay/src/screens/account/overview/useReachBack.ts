import { useEffect, useRef, useState } from 'react'
import type { Transaction } from '@ghost-pay/gateway-client'

import { wantsEarlier } from './wantsEarlier.ts'

/** Asks for a history, page by page. */
type Pages = {
  hasNextPage: boolean
  isFetching: boolean
  isError: boolean
  fetchNextPage: () => Promise<unknown>
}

/**
 * Reads the history as far back as its figures need it, and no more pages than a few. A page that brings nothing new is not followed by
 * another: a gateway can lead back to it for ever.
 */
export function useReachBack(
  { hasNextPage, isFetching, isError, fetchNextPage }: Pages,
  read: readonly Transaction[],
): void {
  const [now] = useState(() => Date.now())
  const { length: count } = read
  const isWanted = wantsEarlier({
    count,
    oldest: read.at(-1)?.timestamp,
    hasNextPage,
    isFetching,
    isError,
    now,
  })
  const asked = useRef<number>(undefined)
  useEffect(() => {
    // What failed is asked for again.
    if (isError) asked.current = undefined
    if (!isWanted || asked.current === count) return
    asked.current = count
    void fetchNextPage()
  }, [isWanted, isError, count, fetchNextPage])
}
