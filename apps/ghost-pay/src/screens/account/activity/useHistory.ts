import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import {
  getTransactionHistory,
  type HistoryItem,
  type HistoryPage,
  type Transaction,
} from '@ghost-pay/gateway-client'
import {
  getTransactionHistoryQueryOptions,
  safeKey,
  useGateway,
} from '@ghost-pay/gateway-client/react'

import { safeOf } from '../../../account/safeOf.ts'
import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { followed } from '../../../gateway/followed.ts'
import { type ActivityEntry, readEntry } from './activityEntry.ts'

/**
 * The history of an account. The newest page is asked again when something has changed; older ones are read once, as they are
 * wanted.
 */
export function useHistory(account: SharedAccount) {
  const client = useGateway()
  const safe = safeOf(account)
  const { chainId, address } = safe
  const newest = useInfiniteQuery({
    ...getTransactionHistoryQueryOptions(client, safe),
    ...followed,
    select: ({ pages }) => pages[0],
  })
  const page = newest.data
  const [head, setHead] = useState<HistoryHead>()
  if (page !== undefined && page !== head?.page) setHead(mergeHead(head, page))

  const [isWanted, setWanted] = useState(false)
  const anchor = head?.anchor ?? null
  const older = useInfiniteQuery({
    queryKey: [...safeKey(client, safe), 'older-history', anchor],
    enabled: isWanted && anchor !== null,
    staleTime: Infinity,
    refetchOnMount: false,
    initialPageParam: anchor,
    queryFn: ({ pageParam, signal }) =>
      getTransactionHistory(client, { chainId, address, pageUrl: pageParam, signal }),
    // A gateway can lead back to a page that was read.
    getNextPageParam: ({ next }, _pages, _from, read) => (read.includes(next) ? null : next),
  })
  const olderPages = older.data?.pages
  const { nativeCurrency } = account.chain
  const { entries, unread } = useMemo(
    () =>
      readItems(
        [...(head?.items ?? []), ...(olderPages?.flatMap(({ results }) => results) ?? [])],
        nativeCurrency,
      ),
    [head, olderPages, nativeCurrency],
  )
  const hasMore = anchor !== null && olderPages?.at(-1)?.next !== null

  return {
    newest,
    /** The newest page has come. */
    isRead: head !== undefined,
    entries,
    unread,
    /** There is something older, by the gateway's word. */
    hasMore,
    /** It is not to be had: the gateway leads back to what was read. */
    isLoop: hasMore && older.data !== undefined && !older.hasNextPage,
    isLoading: older.isFetching,
    error: older.error,
    loadMore: () => {
      if (!isWanted) setWanted(true)
      else if (older.isError && older.data === undefined) void older.refetch()
      else if (!older.isFetching && older.hasNextPage) void older.fetchNextPage()
    },
  }
}

/** What pages repeat comes once. */
function readItems(
  items: readonly HistoryItem[],
  currency: { symbol: string; decimals: number },
): { entries: readonly ActivityEntry[]; unread: number } {
  const seen = new Set<string>()
  const entries: ActivityEntry[] = []
  let unread = 0
  for (const item of items) {
    if (item.type === 'unknown') unread += 1
    if (item.type !== 'TRANSACTION' || seen.has(item.transaction.id)) continue
    seen.add(item.transaction.id)
    entries.push(entryOf(item.transaction, currency))
  }
  return { entries, unread }
}

/** A page that is added leaves those before it as they were read. */
const read = new WeakMap<Transaction, ActivityEntry>()

function entryOf(
  transaction: Transaction,
  currency: { symbol: string; decimals: number },
): ActivityEntry {
  const entry = read.get(transaction) ?? readEntry(transaction, currency)
  read.set(transaction, entry)
  return entry
}

/** The newest part of a history: the page that is asked again, and what it has had before. */
type HistoryHead = {
  page: Pick<HistoryPage, 'results' | 'next'>
  items: readonly HistoryItem[]
  /** Where the older pages begin; null where there are none. */
  anchor: string | null
}

const idOf = (item: HistoryItem): string | undefined =>
  item.type === 'TRANSACTION' ? item.transaction.id : undefined

/**
 * Puts the newest page before what was there. Only that page is asked again: what it pushes out is kept. What should be in it and is
 * not any more was undone by the chain, and goes. A page that knows nothing of before starts anew.
 */
export function mergeHead(
  before: HistoryHead | undefined,
  page: Pick<HistoryPage, 'results' | 'next'>,
): HistoryHead {
  const ids = new Set(page.results.map(idOf))
  const known = before?.items.map(idOf) ?? []
  // The oldest that both have: behind it nothing has changed.
  const last = known.findLastIndex((id) => id !== undefined && ids.has(id))
  if (before === undefined || last < 0) {
    return { page, items: page.results, anchor: page.next }
  }
  const rest = before.items.slice(last + 1).filter((item) => !ids.has(idOf(item)))
  return { page, items: [...page.results, ...rest], anchor: before.anchor }
}
