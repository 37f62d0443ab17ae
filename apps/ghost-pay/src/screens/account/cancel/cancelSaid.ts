import type { Address } from 'viem'
import type { ReadAction } from '@ghost-pay/safe-account/view'

import { splitAmount } from '../../../format/splitAmount.ts'
import type { Said } from '../../../text/Said.ts'
import type { cancelCopy } from './cancelCopy.ts'

/** What a rejection cancels, as far as its name needs it. */
export type Cancelled = Pick<ReadAction, 'action' | 'amounts'>

export type CancelSaidParameters = {
  nonce: number | bigint
  /** A name, or the address in short. */
  nameOf: (address: Address) => string
  isDone?: boolean | undefined
}

/**
 * Names what a rejection cancels.
 *
 * @param cancelled the only other one at its place; undefined where there is none, or more than one, or it is not known
 */
export function cancelSaid(
  cancelled: Cancelled | undefined,
  { nonce, nameOf, isDone = false }: CancelSaidParameters,
): Said<typeof cancelCopy> {
  const place = { nonce: String(nonce) }
  const tense = isDone ? 'cancelled' : 'cancels'
  if (cancelled === undefined) return [`${tense}.whatever`, place]
  const { action, amounts } = cancelled
  const [amount, second] = amounts
  const sum =
    amount?.value === undefined || second !== undefined
      ? undefined
      : { amount: splitAmount(amount.value, amount.decimals).whole, symbol: amount.symbol }
  if (action.kind === 'pay' && sum !== undefined) {
    return [`${tense}.payment`, { ...sum, name: nameOf(action.to) }]
  }
  if (action.kind === 'batch') {
    return sum !== undefined && action.people > 0
      ? [`${tense}.people`, { ...sum, count: action.people }]
      : [`${tense}.batch`, { ...place, count: action.count }]
  }
  return [`${tense}.change`, place]
}
