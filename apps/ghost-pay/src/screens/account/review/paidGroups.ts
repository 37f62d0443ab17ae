import type { Address, Hex } from 'viem'
import { type LineNote, splitNote } from '@ghost-pay/payments/memo'
import type { MoveRow } from '@ghost-pay/safe-account'
import type { MovedAmount, SignableView } from '@ghost-pay/safe-account/view'
import { isSameToken } from '@ghost-pay/safe-account/view'

import { placesOf } from '../../../format/fillFraction.ts'
import { splitAmount } from '../../../format/splitAmount.ts'
import { arePayments } from './arePayments.ts'
import { holdingKey } from './holdingKey.ts'

/** One payment of a batch. */
export type PaidLine = {
  /** Its place among all payments of the batch, from 0. */
  place: number
  to: Address
  amount: MovedAmount
  /** The hash of a memo, where one stands behind the transfer. */
  reference: Hex | undefined
  /** What the note says of it; undefined where it says nothing. */
  note: LineNote | undefined
}

/** What a batch pays in one token. */
export type PaidGroup = {
  total: MovedAmount
  /** How many addresses are paid. */
  people: number
  /** Digits behind the point that all of its figures have. */
  digits: number
  lines: readonly PaidLine[]
}

/**
 * The payments of a batch by token, in the order of the totals.
 *
 * @param note what came with it; its words about lines stand beside them
 * @returns none for a batch that does something else too: its steps are read one by one
 */
export function paidGroups(
  { parts, totals }: Pick<SignableView, 'parts' | 'totals'>,
  note: string | undefined,
): PaidGroup[] {
  if (!arePayments(parts)) return []
  const notes = splitNote(note ?? '', parts.length).lines
  const lines = parts.flatMap(({ payment, reference }, place) =>
    payment === undefined ? [] : [{ ...payment, place, reference, note: notes[place] }],
  )
  return totals.map((total) => {
    const own = lines.filter(({ amount }) => isOfOneKind(amount, total))
    const fractions = [total, ...own.map(({ amount }) => amount)].map(
      ({ value, decimals }) => splitAmount(value ?? 0n, decimals).wholeFraction,
    )
    return {
      total,
      people: new Set(own.map(({ to }) => to)).size,
      digits: placesOf(fractions),
      lines: own,
    }
  })
}

/** The balances that the payments of a batch do not account for to the last unit, with those of whoever pays. */
export const movesBeside = (
  rows: readonly MoveRow[],
  groups: readonly PaidGroup[],
): readonly MoveRow[] => {
  const sums = new Map<string, bigint>()
  for (const { total, lines } of groups)
    for (const { to, amount } of lines) {
      const key = holdingKey({ token: total.token, holder: to })
      sums.set(key, (sums.get(key) ?? 0n) + (amount.value ?? 0n))
    }
  return rows.filter((row) => sums.get(holdingKey(row)) !== row.after - row.before)
}

/** How many addresses a batch pays. */
export const peopleOf = (parts: SignableView['parts']): number =>
  new Set(parts.map(({ payment }) => payment?.to)).size

const isOfOneKind = (one: MovedAmount, other: MovedAmount): boolean =>
  isSameToken(one.token, other.token) && one.symbol === other.symbol
