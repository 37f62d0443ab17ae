import type { Proposal } from '@ghost-pay/safe-account/queue'
import { type Draft, emptyDraft } from '@ghost-pay/safe-account/store'
import { isCollectibleAmount } from '@ghost-pay/safe-account/view'

import { amountText } from '../../../format/amountText.ts'

/**
 * The form with which a proposal is replaced: the same payment at the same place, to be changed. A collectible is no amount of its
 * contract, and none of the chain's currency: what is paid instead of it is for the person to say. What is not read from its own bytes,
 * in the units of its token, is only the gateway's word: the form begins with the place alone, or with the payee and the token.
 */
export function replacementOf(
  parameters: Pick<Proposal, 'action' | 'amounts' | 'nonce' | 'isOwn'>,
): Draft {
  const { action, amounts, nonce, isOwn } = parameters
  const draft = { ...emptyDraft, place: String(nonce) }
  const [amount, second] = amounts
  if (!isOwn) return draft
  if (action.kind !== 'pay' || amount?.value === undefined || second !== undefined) return draft
  const to = { ...draft, recipient: action.to }
  if (isCollectibleAmount(amount)) return to
  const token = amount.token ?? ''
  // Base units in the field of a token would be a million times as much.
  return amount.inBaseUnits === true
    ? { ...to, token }
    : { ...to, token, amount: amountText(amount.value, amount.decimals) }
}
