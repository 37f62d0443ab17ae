import { type Address, formatUnits, zeroAddress } from 'viem'
import type { Transaction } from '@ghost-pay/gateway-client'

import type { ValuedHolding } from './valueHoldings.ts'

/** What came in and what went out, at today's prices. */
export type MoneyFlow = { incoming: number; outgoing: number }

/**
 * Adds up what moved since a moment.
 *
 * @param history what happened, the latest first
 * @param reachesBack whether there is nothing older that was not read
 * @param holdings with today's prices
 * @param since milliseconds since 1970
 * @returns undefined where it cannot be known: the history that was read is too short, or something happened that does not say what it moved
 */
export function moneyFlow(
  history: readonly Transaction[],
  reachesBack: boolean,
  holdings: readonly ValuedHolding[],
  since: number,
): MoneyFlow | undefined {
  const last = history.at(-1)
  if (!reachesBack && (last === undefined || last.timestamp > since)) return undefined
  const flow = { incoming: 0, outgoing: 0 }
  for (const { timestamp, txStatus, txInfo } of history) {
    if (timestamp < since || txStatus !== 'SUCCESS') continue
    if (txInfo.type === 'SettingsChange' || txInfo.type === 'Creation') continue
    if (txInfo.type === 'Custom' && txInfo.isCancellation) continue
    // A batch or a call may have moved anything.
    if (txInfo.type !== 'Transfer') return undefined
    const moved = valueOf(txInfo.transferInfo, holdings)
    if (txInfo.direction === 'INCOMING') flow.incoming += moved ?? 0
    // What came in without a price is mostly a lure; what went out without one makes the sum wrong.
    else if (moved === undefined) return undefined
    else flow.outgoing += moved
  }
  return flow
}

type Transfer = Extract<Transaction['txInfo'], { type: 'Transfer' }>['transferInfo']

function valueOf(info: Transfer, holdings: readonly ValuedHolding[]): number | undefined {
  if (info.type !== 'NATIVE_COIN' && info.type !== 'ERC20') return undefined
  const token: Address = info.type === 'ERC20' ? info.tokenAddress : zeroAddress
  const holding = holdings.find(({ address }) => address.toLowerCase() === token.toLowerCase())
  return holding?.price === undefined
    ? undefined
    : Number(formatUnits(info.value ?? 0n, holding.decimals)) * holding.price
}

const month = 30 * 24 * 60 * 60_000

/**
 * For how many months the money lasts if it goes on as in the last three, or since the first payment where that is less.
 *
 * @returns undefined where that cannot be known, where less than a month is behind, and where no less is coming in than going out
 */
export function runway(
  total: number,
  history: readonly Transaction[],
  reachesBack: boolean,
  holdings: readonly ValuedHolding[],
  now: number,
): { months: number; perMonth: number } | undefined {
  const first = history.at(-1)?.timestamp
  if (first === undefined) return undefined
  const since = Math.max(now - 3 * month, reachesBack ? first : 0)
  const flow = moneyFlow(history, reachesBack, holdings, since)
  const behind = (now - since) / month
  if (flow === undefined || behind < 1) return undefined
  const perMonth = (flow.outgoing - flow.incoming) / behind
  return perMonth > 0 ? { months: Math.floor(total / perMonth), perMonth } : undefined
}
