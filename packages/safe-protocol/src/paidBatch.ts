import type { DescribeContext } from './describeContext.ts'
import { isCollectible } from './isCollectible.ts'
import type { ActionOf } from './warnings/buildWarning.ts'

/** What a batch pays that does nothing else. */
export type PaidBatch = {
  /** How many addresses are paid. */
  payees: number
  /** By token, null for the chain's own currency, in the order in which they come first. */
  sums: ReadonlyMap<string | null, bigint>
}

/** Adds up a batch of payments; undefined where a part is anything else, or something goes along with one. */
export function paidBatch(
  { transactions }: Pick<ActionOf<'batch'>, 'transactions'>,
  context: DescribeContext,
): PaidBatch | undefined {
  const payees = new Set<string>()
  const sums = new Map<string | null, bigint>()
  for (const { action, value } of transactions) {
    if (action.kind !== 'send' && action.kind !== 'tokenTransfer') return undefined
    const token = action.kind === 'send' ? null : action.token
    if (token !== null && (value > 0n || isCollectible(token, context))) return undefined
    payees.add(action.to)
    sums.set(token, (sums.get(token) ?? 0n) + (action.kind === 'send' ? value : action.amount))
  }
  return { payees: payees.size, sums }
}
