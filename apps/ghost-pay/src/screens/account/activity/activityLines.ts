import type { Address } from 'viem'
import { isUntold } from '@ghost-pay/safe-account/history'
import type { PricedAmount, Worth } from '@ghost-pay/safe-account/money'
import { cleanSymbol } from '@ghost-pay/safe-account/tokens'

import type { ActivityEntry, ActivityKind, EntryPart } from './activityEntry.ts'

/** What came in and what went out of one token. */
type TokenTotal = {
  key: string
  symbol: string
  decimals: number
  in: bigint
  out: bigint
}

/** What something that moved is worth; undefined where nobody gives a price. */
export type WorthOfEntry = (
  entry: Pick<ActivityEntry, 'transaction'>,
  amount: PricedAmount,
) => Worth | undefined

/** What came in and went out, in money; undefined where something of it has no price. */
type MonthMoney = { in: Worth | undefined; out: Worth | undefined }

/** A line of the list: a month with its totals, or an entry. */
export type ActivityLine =
  | {
      kind: 'month'
      month: string
      timestamp: number
      totals: readonly TokenTotal[]
      /** The same in money, as far as everything of it has a price. */
      money: MonthMoney
      isPart: boolean
      /** What happened and of which nobody has said what it moved. */
      uncounted: number
    }
  | { kind: 'entry'; entry: ActivityEntry }

/** What the reader wants to see of the history. */
export type ActivityFilter = {
  kind: ActivityKind | 'all'
  /** What is looked for in names, addresses, tokens, notes and hashes. */
  search: string
  /** Worthless and suspicious transfers are shown too. */
  withDust: boolean
}

/** Entries that fit, and how many of those that would are folded. */
export function filterEntries(
  entries: readonly ActivityEntry[],
  { kind, search, withDust }: ActivityFilter,
  nameOf: (address: Address) => string | undefined,
): { shown: readonly ActivityEntry[]; folded: number } {
  const wanted = search.trim().toLowerCase()
  const fitting = entries.filter(
    (entry) =>
      (kind === 'all' || entry.kind === kind) &&
      (wanted === '' || textsOf(entry, nameOf).some((text) => text.toLowerCase().includes(wanted))),
  )
  const shown = withDust ? fitting : fitting.filter(({ isDust }) => !isDust)
  return { shown, folded: fitting.length - fitting.filter(({ isDust }) => !isDust).length }
}

function textsOf(
  { transaction, counterparty, amount, parts = [] }: ActivityEntry,
  nameOf: (address: Address) => string | undefined,
): string[] {
  return [
    ...[counterparty, ...parts.map(({ to }) => to)].flatMap((payee) => [
      payee,
      payee && nameOf(payee),
    ]),
    ...[amount, ...parts.map((part) => part.amount)].map((each) => each?.symbol),
    transaction.note,
    transaction.txHash,
    transaction.id,
  ].filter((text) => typeof text === 'string')
}

/** `2026-11`, in the reader's time zone. */
function monthOf(timestamp: number): string {
  const date = new Date(timestamp)
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`
}

/**
 * Puts entries under their months, the newest first, each with what came in and went out of each token. What failed or never
 * happened, and what is folded, counts in no total.
 *
 * @param entries in the order of the history
 * @param hasMore there are earlier ones: the last month is not whole yet
 */
export function activityLines(
  entries: readonly ActivityEntry[],
  hasMore: boolean,
  worthOf: WorthOfEntry = () => undefined,
): ActivityLine[] {
  const months = new Map<string, ActivityEntry[]>()
  for (const entry of entries) {
    const month = monthOf(entry.transaction.timestamp)
    const known = months.get(month)
    if (known === undefined) months.set(month, [entry])
    else known.push(entry)
  }
  const last = [...months.keys()].at(-1)
  return [...months].flatMap(([month, own]): ActivityLine[] => [
    {
      kind: 'month',
      month,
      timestamp: own[0]?.transaction.timestamp ?? 0,
      totals: totalsOf(own),
      money: { in: moneyOf(own, worthOf, true), out: moneyOf(own, worthOf, false) },
      isPart: hasMore && month === last,
      uncounted: own.filter(isUncounted).length,
    },
    ...own.map((entry): ActivityLine => ({ kind: 'entry', entry })),
  ])
}

/**
 * What came in, or went out, in money.
 *
 * @returns undefined where nothing did, or one amount of it has no price
 */
export function moneyOf(
  entries: readonly ActivityEntry[],
  worthOf: WorthOfEntry,
  isIn: boolean,
): Worth | undefined {
  const worths = entries.flatMap((entry) =>
    movesOf(entry)
      .filter((move) => move.isIn === isIn)
      .map(({ amount }) => worthOf(entry, amount)),
  )
  if (worths.length === 0) return undefined
  return worths.reduce(
    (sum, worth) =>
      sum && worth && { value: sum.value + worth.value, isThen: sum.isThen && worth.isThen },
    { value: 0, isThen: true },
  )
}

/**
 * Whether an entry happened and nobody has said what it moved: the list does not, or says what the chain contradicts, and its bytes do not
 * or were not read.
 */
export const isUncounted = ({ transaction, amount, parts }: ActivityEntry): boolean =>
  parts === undefined &&
  (isUntold(transaction) ||
    (transaction.txStatus === 'SUCCESS' &&
      transaction.txInfo.type === 'Transfer' &&
      amount === undefined))

/** What came in and went out, by token, those with the most entries first. */
export function totalsOf(entries: readonly ActivityEntry[]): TokenTotal[] {
  const totals = new Map<string, TokenTotal & { count: number }>()
  for (const { isIn, amount } of entries.flatMap(movesOf)) {
    const key = amount.token?.toLowerCase() ?? 'native'
    const total = totals.get(key) ?? {
      key,
      symbol: cleanSymbol(amount.symbol),
      decimals: amount.decimals,
      in: 0n,
      out: 0n,
      count: 0,
    }
    totals.set(key, {
      ...total,
      in: total.in + (isIn ? amount.value : 0n),
      out: total.out + (isIn ? 0n : amount.value),
      count: total.count + 1,
    })
  }
  return [...totals.values()].sort((a, b) => b.count - a.count)
}

/** What an entry moved, one amount after another. */
function movesOf(parameters: ActivityEntry): { isIn: boolean; amount: EntryPart['amount'] }[] {
  const { amount, counts, isDust, parts } = parameters
  const { txInfo } = parameters.transaction
  if (parts !== undefined) return parts.map((part) => ({ isIn: false, amount: part.amount }))
  if (!counts || isDust || amount?.value === undefined) return []
  const isIn = txInfo.type === 'Transfer' && txInfo.direction === 'INCOMING'
  return [{ isIn, amount: { ...amount, value: amount.value } }]
}

/** What some entries of the history come to. */
type ActivitySummary = {
  count: number
  /** When the first of them was, in milliseconds since 1970; undefined for none. */
  since: number | undefined
  totals: readonly TokenTotal[]
  /** Batches and calls of which nobody has said what they moved. */
  uncounted: number
}

/**
 * Adds up entries of the history. What failed, or is folded, counts in no total.
 *
 * @param entries in the order of the history, the latest first
 */
export const summarizeActivity = (entries: readonly ActivityEntry[]): ActivitySummary => ({
  count: entries.length,
  since: entries.at(-1)?.transaction.timestamp,
  totals: totalsOf(entries),
  uncounted: entries.filter(isUncounted).length,
})
