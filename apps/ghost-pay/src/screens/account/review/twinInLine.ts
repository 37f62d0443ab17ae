import type { SignableTransaction } from '@ghost-pay/safe-account'
import type { Waiting } from '@ghost-pay/safe-account/queue'
import { callParts, callsInBoth } from '@ghost-pay/safe-account/review'

import type { Said } from '../../../text/Said.ts'
import type { reviewCopy } from './reviewCopy.ts'

/** Where the same waits already. */
export type TwinInLine = {
  place: number
  /** How many of its calls wait there, where others of them do not; undefined for all of them. */
  lines: number | undefined
}

/**
 * Where the same waits already as what is about to be signed (behaviour/payments#twice): a request that is paid twice, a form that was
 * sent from two tabs, or a payroll of which a line was changed after it had been signed. What moves nothing is no payment, and what would
 * take its place excludes it.
 *
 * @param waiting what waits, by its own bytes
 * @param accountNonce the account's next one, from the chain: what waits before it happens no more
 * @returns the first place in line with all of it, else the one with most; undefined when there is none
 */
export function twinInLine(
  { transaction }: Pick<SignableTransaction, 'transaction'>,
  waiting: readonly Pick<SignableTransaction, 'transaction'>[],
  accountNonce: number,
): TwinInLine | undefined {
  const { nonce } = transaction
  const parts = movingParts(transaction)
  const [most] = waiting
    .filter(
      ({ transaction: other }) => other.nonce !== nonce && other.nonce >= BigInt(accountNonce),
    )
    .map(({ transaction: other }) => ({
      place: Number(other.nonce),
      count: callsInBoth(parts, movingParts(other)),
    }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || one.place - other.place)
  if (most === undefined) return undefined
  const { place, count } = most
  return { place, lines: count === parts.length ? undefined : count }
}

const movingParts = (transaction: SignableTransaction['transaction']) =>
  callParts(transaction).filter(({ value, data }) => value > 0n || data !== '0x')

/** Says that it waits, or how many of its lines do. */
export const twinSaid = ({ place, lines }: TwinInLine): Said<typeof reviewCopy> =>
  lines === undefined
    ? ['review.twice', { place: String(place) }]
    : ['review.twiceLines', { count: lines, place: String(place) }]

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
