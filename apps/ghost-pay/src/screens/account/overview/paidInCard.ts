import type { Transaction } from '@ghost-pay/gateway-client'
import type { BatchPayment } from '@ghost-pay/safe-account/history'
import { type ValuedHolding, worthAt } from '@ghost-pay/safe-account/money'
import type { KnownToken } from '@ghost-pay/safe-protocol'

import { money } from '../../../data/currency.ts'
import { readEntry } from '../activity/activityEntry.ts'
import { totalsOf } from '../activity/activityLines.ts'
import { withParts } from '../activity/withParts.ts'
import type { PaidInCard } from './NeedCard.tsx'

/**
 * What a batch that waits would pay, for its card.
 *
 * @param payments by its own bytes; undefined where they are not read, or do anything but pay
 * @param units.tokens in which units amounts are told
 * @param units.holdings what the account holds, with prices
 * @param native the chain's own currency
 * @returns undefined for what is no such batch, and where a token of it is not known
 */
export function paidInCard(
  transaction: Transaction,
  payments: readonly BatchPayment[] | undefined,
  { tokens, holdings }: { tokens: readonly KnownToken[]; holdings: readonly ValuedHolding[] },
  native: { symbol: string; decimals: number },
): PaidInCard | undefined {
  const { txInfo } = transaction
  const entry = withParts(readEntry(transaction, native), payments, tokens, native)
  const { parts = [] } = entry
  // A part that the payments leave out pays nobody.
  if (txInfo.type !== 'Custom' || parts.length === 0 || txInfo.actionCount !== parts.length) {
    return undefined
  }
  const prices = Object.fromEntries(
    holdings.flatMap(({ address, price }) =>
      price === undefined ? [] : [[address.toLowerCase(), price]],
    ),
  )
  const worth = worthAt(
    parts.map(({ amount }) => amount),
    prices,
  )
  return {
    people: new Set(parts.map(({ to }) => to)).size,
    count: parts.length,
    sums: totalsOf([entry]).map(({ symbol, decimals, out }) => ({ symbol, decimals, value: out })),
    worth: worth === undefined ? undefined : money(worth),
  }
}
