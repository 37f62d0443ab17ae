import type { PromisedMoney, ValuedHolding } from '@ghost-pay/safe-account/money'

/** One part of what an account holds. */
export type MixPart = {
  /** Undefined for all that has no part of its own. */
  holding: ValuedHolding | undefined
  /** Of the whole, 0 to 1; `promised` is within `share`. */
  share: number
  promised: number
}

/** As many as can be told apart by their grey. */
const shownParts = 4

/** What part of the total each token is, the largest first; the rest is one part. */
export function mixOf(
  holdings: readonly ValuedHolding[],
  total: number,
  promised: PromisedMoney | undefined,
): MixPart[] {
  const valued = holdings.filter(({ value = 0 }) => value > 0)
  if (total <= 0) return []
  const parts = valued.map((holding) => ({
    holding,
    share: (holding.value ?? 0) / total,
    promised: (promised?.byToken.get(holding.address) ?? 0) / total,
  }))
  if (parts.length <= shownParts) return parts
  const rest = parts.slice(shownParts - 1)
  return [
    ...parts.slice(0, shownParts - 1),
    {
      holding: undefined,
      share: rest.reduce((sum, { share }) => sum + share, 0),
      promised: rest.reduce((sum, part) => sum + part.promised, 0),
    },
  ]
}
