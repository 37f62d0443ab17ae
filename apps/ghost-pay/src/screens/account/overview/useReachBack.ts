import { useEffect, useRef, useState } from 'react'
import type { Transaction } from '@ghost-pay/gateway-client'
import { runwaySpan } from '@ghost-pay/safe-account/money'

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

/** No further page is read once as many entries are there: three pages of the gateway's. */
const enough = 60

export type WantsEarlierParameters = {
  /** How many entries were read, and when the oldest of them was, in milliseconds since 1970. */
  count: number
  oldest: number | undefined
  hasNextPage: boolean
  isFetching: boolean
  isError: boolean
  now: number
}

/** Whether a further page of the history is wanted: the figures of the first page go back further than what was read. */
export const wantsEarlier = ({
  count,
  oldest,
  hasNextPage,
  isFetching,
  isError,
  now,
}: WantsEarlierParameters): boolean =>
  hasNextPage &&
  !isFetching &&
  !isError &&
  count < enough &&
  oldest !== undefined &&
  oldest > now - runwaySpan
