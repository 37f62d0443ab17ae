import type { Transaction } from '@ghost-pay/gateway-client'

import type { BatchPayment } from '../history/batchPayments.ts'
import { isUntold } from '../history/isUnsaid.ts'
import { type ValuedHolding, worthIn } from './valueHoldings.ts'

/** What came in and what went out, at today's prices. */
export type MoneyFlow = { incoming: number; outgoing: number }

/** What happened, as far as it was read. */
export type MoneyHistory = {
  /** The latest first. */
  history: readonly Transaction[]
  /** Whether there is nothing older that was not read. */
  reachesBack: boolean
  /** What batches have paid, by their own bytes, by the id of their row. */
  batches: ReadonlyMap<string, readonly BatchPayment[]>
  /** With today's prices. */
  holdings: readonly ValuedHolding[]
}

/**
 * Adds up what moved since a moment.
 *
 * @param since milliseconds since 1970
 * @returns undefined where it cannot be known: the history that was read is too short, or something happened that does not say what it moved
 */
export function moneyFlow(
  { history, reachesBack, batches, holdings }: MoneyHistory,
  since: number,
): MoneyFlow | undefined {
  const last = history.at(-1)
  if (!reachesBack && (last === undefined || last.timestamp > since)) return undefined
  const flow = { incoming: 0, outgoing: 0 }
  for (const { id, timestamp, txStatus, txInfo } of history) {
    if (timestamp < since || txStatus !== 'SUCCESS') continue
    const isIncoming = txInfo.type === 'Transfer' && txInfo.direction === 'INCOMING'
    if (!isIncoming && isUntold({ txInfo, txStatus })) {
      // A batch or a call may have moved anything, unless its bytes pay and do nothing else.
      const paid = batches.get(id)
      if (paid === undefined) return undefined
      for (const { token, amount } of paid) {
        const worth = worthIn(token, amount, holdings)
        if (worth === undefined) return undefined
        flow.outgoing += worth.value
      }
      continue
    }
    if (txInfo.type !== 'Transfer') continue
    const moved = valueOf(txInfo.transferInfo, holdings)
    if (isIncoming) flow.incoming += moved ?? 0
    // What came in without a price is mostly a lure; what went out without one makes the sum wrong.
    else if (moved === undefined) return undefined
    else flow.outgoing += moved
  }
  return flow
}

type Transfer = Extract<Transaction['txInfo'], { type: 'Transfer' }>['transferInfo']

function valueOf(info: Transfer, holdings: readonly ValuedHolding[]): number | undefined {
  if (info.type !== 'NATIVE_COIN' && info.type !== 'ERC20') return undefined
  const token = info.type === 'ERC20' ? info.tokenAddress : null
  return info.value === null ? undefined : worthIn(token, info.value, holdings)?.value
}

const month = 30 * 24 * 60 * 60_000

/** How far back the history is needed, in milliseconds. */
export const runwaySpan = 3 * month

/**
 * For how many months the money lasts if it goes on as in the last three, or since the first payment where that is less.
 *
 * @returns undefined where that cannot be known, where less than a month is behind, and where no less is coming in than going out
 */
export function runway(
  total: number,
  known: MoneyHistory,
  now: number,
): { months: number; perMonth: number } | undefined {
  const first = known.history.at(-1)?.timestamp
  if (first === undefined) return undefined
  const since = Math.max(now - runwaySpan, known.reachesBack ? first : 0)
  const flow = moneyFlow(known, since)
  const behind = (now - since) / month
  if (flow === undefined || behind < 1) return undefined
  const perMonth = (flow.outgoing - flow.incoming) / behind
  return perMonth > 0 ? { months: Math.floor(total / perMonth), perMonth } : undefined
}
