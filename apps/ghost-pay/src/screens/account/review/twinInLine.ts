import type { SignableTransaction } from '@ghost-pay/safe-account'
import type { Waiting } from '@ghost-pay/safe-account/queue'
import { callParts, isSameCalls } from '@ghost-pay/safe-account/review'

import type { Said } from '../../../text/Said.ts'
import type { reviewCopy } from './reviewCopy.ts'

/**
 * Where the same waits already as what is about to be signed (behaviour/payments#twice): a request that is paid twice, or a form that was
 * sent from two tabs. What moves nothing is no payment, and what would take its place excludes it.
 *
 * @param waiting what waits, by its own bytes
 * @param accountNonce the account's next one, from the chain: what waits before it happens no more
 * @returns the place in line of the first; undefined when there is none
 */
export function twinInLine(
  { transaction }: Pick<SignableTransaction, 'transaction'>,
  waiting: readonly Pick<SignableTransaction, 'transaction'>[],
  accountNonce: number,
): number | undefined {
  const { value, data, nonce } = transaction
  const parts = callParts(transaction)
  if (value === 0n && data === '0x') return undefined
  const places = waiting
    .filter(
      ({ transaction: other }) =>
        other.nonce !== nonce &&
        other.nonce >= BigInt(accountNonce) &&
        isSameCalls(parts, callParts(other)),
    )
    .map(({ transaction: other }) => Number(other.nonce))
  return places.length === 0 ? undefined : Math.min(...places)
}

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
