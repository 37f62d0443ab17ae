import type { Address, Hex } from 'viem'
import { type LineNote, splitNote } from '@ghost-pay/payments/memo'
import type { PricedAmount } from '@ghost-pay/safe-account/money'
import type { MoveRow } from '@ghost-pay/safe-account/rehearsal'
import {
  actionOfBytes,
  isCollectibleAmount,
  isSameToken,
  type MovedAmount,
  type PartView,
  type SignableView,
} from '@ghost-pay/safe-account/view'

import { placesOf } from '../../../format/fillFraction.ts'
import { splitAmount } from '../../../format/splitAmount.ts'

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

/**
 * Names a balance, so that those of many holders can be looked up.
 *
 * @param holding the token, undefined for the chain's own currency, and who holds it
 * @returns the same text however the addresses are written
 */
export const holdingKey = ({ token, holder }: Pick<MoveRow, 'token' | 'holder'>): string =>
  `${token ?? ''} ${holder}`.toLowerCase()

/** Whether a batch does nothing but pay: a batch with one step of another kind is not called payments. */
export const arePayments = (parts: readonly Pick<PartView, 'payment'>[]): boolean =>
  parts.length > 0 && parts.every(({ payment }) => payment !== undefined)

/**
 * What the note of a batch calls its payees, by their address in small letters.
 *
 * @returns without those whom it calls by two names: each stands beside its own line
 */
export function namesInNote(
  note: string | undefined,
  parts: readonly Pick<PartView, 'payment'>[],
): ReadonlyMap<string, string> {
  const { lines } = splitNote(note ?? '', parts.length)
  const names = new Map<string, string>()
  for (const [index, { name }] of lines.entries()) {
    const payee = parts[index]?.payment?.to.toLowerCase()
    if (payee === undefined || name === '') continue
    const known = names.get(payee)
    names.set(payee, known === undefined || known === name ? name : '')
  }
  return names
}

/** Whether it pays, and does nothing else. */
export const isPaying = ({ kind, parts }: Pick<SignableView, 'kind' | 'parts'>): boolean =>
  kind === 'sent' || arePayments(parts)

/** What a transaction pays, by token; empty where it does anything else, pays a collectible, or nobody knows how much. */
export function amountsPaid(
  parameters: Pick<SignableView, 'amount' | 'parts' | 'totals'>,
): PricedAmount[] {
  const { amount, parts, totals } = parameters
  const amounts = amount === undefined ? (arePayments(parts) ? totals : []) : [amount]
  return amounts.every((one) => one.value !== undefined && !isCollectibleAmount(one))
    ? amounts.flatMap(({ value, decimals, token }) =>
        value === undefined ? [] : [{ value, decimals, token }],
      )
    : []
}

/** How many people a batch pays; undefined for what pays nobody, or does something else as well. */
export function paidMany(view: SignableView): number | undefined {
  const { action, isWhole } = actionOfBytes(view)
  if (action.kind !== 'batch' || action.people === 0 || !isWhole) return undefined
  return action.people
}
