import type { Address } from 'viem'

import type { SignableView } from '../../../data/viewSignable.ts'
import { shortAddress } from '../../../format/shortAddress.ts'
import { splitAmount } from '../../../format/splitAmount.ts'
import type { Said } from '../../../text/Said.ts'
import type { reviewCopy } from './reviewCopy.ts'

/**
 * Names what a rejection cancels.
 *
 * @param victim what waits at its place, by its own bytes; undefined where it is not known, or more than one waits there
 * @param nonce the place of both
 */
export function cancelsSaid(
  victim: Pick<SignableView, 'amount' | 'counterparty' | 'parts'> | undefined,
  nonce: bigint,
  nameOf: (address: Address) => string | undefined,
): Said<typeof reviewCopy> {
  const place = { nonce: String(nonce) }
  if (victim === undefined) return ['review.cancels.whatever', place]
  const { amount, counterparty, parts } = victim
  if (amount?.value !== undefined && counterparty !== undefined) {
    return [
      'review.cancels.payment',
      {
        amount: splitAmount(amount.value, amount.decimals).whole,
        symbol: amount.symbol,
        name: nameOf(counterparty) ?? shortAddress(counterparty),
      },
    ]
  }
  return parts.length > 0
    ? ['review.cancels.batch', { count: parts.length, ...place }]
    : ['review.cancels.change', place]
}
