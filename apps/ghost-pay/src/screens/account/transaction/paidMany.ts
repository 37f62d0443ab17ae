import type { SignableView } from '../../../data/viewSignable.ts'
import { listOf } from '../../../format/listOf.ts'
import { splitAmount } from '../../../format/splitAmount.ts'
import { deedOfBytes } from '../queue/proposalDeed.ts'

/** How many people a batch pays, and what in all; undefined for what pays nobody, or does something else as well. */
export function paidMany(view: SignableView): { count: number; sum: string } | undefined {
  const { deed, amounts, isWhole } = deedOfBytes(view)
  if (deed.kind !== 'batch' || deed.people === 0 || !isWhole) return undefined
  const sums = amounts.map(({ value, decimals, symbol }) =>
    value === undefined ? symbol : `${splitAmount(value, decimals).whole} ${symbol}`,
  )
  return { count: deed.people, sum: listOf(sums) }
}
