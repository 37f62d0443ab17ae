import { type Address, isAddressEqual } from 'viem'

import { isAsSaid, type MoveRow, type Rehearsal } from '../../../data/rehearsal.ts'
import type { SignableView } from '../../../data/viewSignable.ts'
import type { RehearsalWord } from './reviewChecks.ts'

/**
 * Whether a rehearsal moved what the bytes say: for a payment at both ends, for a batch by what leaves the account of each token.
 *
 * @param parameters.isNext nothing comes before it in line: what fails now fails
 */
export function rehearsalWord(
  rehearsal: Rehearsal,
  { amount, counterparty, totals }: Pick<SignableView, 'amount' | 'counterparty' | 'totals'>,
  { safe, isNext }: { safe: Address; isNext: boolean },
): RehearsalWord {
  if (rehearsal.status === 'fails') return { outcome: isNext ? 'fails' : 'failsNow', count: 0 }
  if (rehearsal.status === 'goesThrough') return { outcome: 'goesThrough', count: 0 }
  const { rows } = rehearsal
  const isPaid =
    amount?.value === undefined ||
    counterparty === undefined ||
    isCollectible(amount) ||
    isAsSaid(rows, safe, { token: amount.token, to: counterparty, value: amount.value })
  const areTotals = totals.every(
    (total) =>
      total.value === undefined ||
      isCollectible(total) ||
      lossOf(rows, safe, total.token) === total.value,
  )
  return { outcome: isPaid && areTotals ? 'asSaid' : 'differs', count: rows.length }
}

/** Which of a collection it is stands in its name; balances do not tell. */
const isCollectible = ({
  symbol,
  token,
}: {
  symbol: string
  token?: Address | undefined
}): boolean => token === undefined && symbol.includes('#')

function lossOf(rows: readonly MoveRow[], safe: Address, token: Address | undefined): bigint {
  const row = rows.find(
    ({ token: other, holder }) =>
      isAddressEqual(holder, safe) &&
      (token === undefined || other === undefined ? token === other : isAddressEqual(token, other)),
  )
  return row === undefined ? 0n : row.before - row.after
}
