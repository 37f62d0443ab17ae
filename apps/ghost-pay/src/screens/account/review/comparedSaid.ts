import type { Waiting } from '@ghost-pay/safe-account/queue'

import type { Said } from '../../../text/Said.ts'
import type { reviewCopy } from './reviewCopy.ts'

/**
 * What is said of comparing a payment with what waits, where no twin was found: silence would look as if there were none.
 *
 * @param waiting everything that waits; undefined while, or because, nobody has said
 * @param compared how many of them were compared
 * @returns undefined when all were
 */
export function comparedSaid(
  waiting: Pick<Waiting, 'transactions' | 'unread' | 'isWhole'> | undefined,
  compared: number,
  isError: boolean,
): Said<typeof reviewCopy> | undefined {
  if (waiting === undefined) return isError ? ['review.twiceUnread'] : undefined
  const count = waiting.transactions.length + waiting.unread
  if (!waiting.isWhole) return ['review.twiceMore', { count: compared }]
  return compared < count ? ['review.twicePart', { compared, count }] : undefined
}
