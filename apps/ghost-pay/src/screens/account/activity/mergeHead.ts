import type { HistoryItem, HistoryPage } from '@ghost-pay/gateway-client'

/** The newest part of a history: the page that is asked again, and what it has had before. */
export type HistoryHead = {
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
