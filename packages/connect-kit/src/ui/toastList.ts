import * as limits from '../limits.ts'
import type { RecentTransaction } from '../transactions/recentTransactions.ts'
import { idOf } from '../transactions/recentTransactions.ts'
import type { Mark } from './StatusMark.tsx'

/** A short message beside the page. */
export type Toast = {
  /** What it is about: a later message about the same takes its place. */
  id: string
  title: string
  /** A second, softer line. */
  text?: string | undefined
  mark: Mark
}

/** A message was shown or closed. */
export type ToastEvent = { type: 'shown'; toast: Toast } | { type: 'closed'; toast: Toast }

/** The messages that are shown, the latest last. When there are more than fit, the oldest that would leave by itself leaves. */
export function reduceToasts(toasts: readonly Toast[], event: ToastEvent): readonly Toast[] {
  switch (event.type) {
    case 'shown': {
      const others = toasts.filter(({ id }) => id !== event.toast.id)
      const isFull = others.length === limits.toasts
      const leaving = isFull ? (others.find((each) => !isLasting(each)) ?? others[0]) : undefined
      return [...others.filter((each) => each !== leaving), event.toast]
    }
    case 'closed':
      return toasts.filter((each) => each !== event.toast)
  }
}

/** Whether a message stays until it is closed: the visitor has something to do, or may think that money has moved. */
export const isLasting = ({ mark }: Toast): boolean => mark === 'failed' || mark === 'warning'

/** The transactions that were sent, or that ended, between two states of the same account’s list, the oldest first. */
export function transactionNews(
  before: readonly RecentTransaction[],
  now: readonly RecentTransaction[],
): readonly RecentTransaction[] {
  const statuses = new Map(before.map((each) => [idOf(each), each.status]))
  return now.filter((each) => statuses.get(idOf(each)) !== each.status).toReversed()
}
