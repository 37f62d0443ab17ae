import type { Proposal } from '@ghost-pay/safe-account/queue'
import { type Draft, emptyDraft } from '@ghost-pay/safe-account/store'
import { isCollectibleAmount } from '@ghost-pay/safe-account/view'

import { amountText } from '../../../format/amountText.ts'

/**
 * The form with which a proposal is replaced: the same payment at the same place, to be changed. A collectible is no amount of its
 * contract, and none of the chain's currency: what is paid instead of it is for the person to say.
 */
export function replacementOf(parameters: Pick<Proposal, 'action' | 'amounts' | 'nonce'>): Draft {
  const { action, amounts, nonce } = parameters
  const draft = { ...emptyDraft, place: String(nonce) }
  const [amount, second] = amounts
  if (action.kind !== 'pay' || amount?.value === undefined || second !== undefined) return draft
  const to = { ...draft, recipient: action.to }
  if (isCollectibleAmount(amount)) return to
  return {
    ...to,
    amount: amountText(amount.value, amount.decimals),
    token: amount.token ?? '',
  }
}
