import type { Address } from 'viem'
import type { SignableView } from '@ghost-pay/safe-account/view'

import { splitAmount } from '../../../format/splitAmount.ts'
import type { Said } from '../../../text/Said.ts'
import { arePayments } from './paidGroups.ts'
import type { reviewCopy } from './reviewCopy.ts'

/** The button that signs, named after what it does: “Sign 4,200 dUSD to Ana”. */
export function signLabel(
  {
    kind,
    amount,
    counterparty,
    parts,
    action,
  }: Pick<SignableView, 'kind' | 'amount' | 'counterparty' | 'parts' | 'action'>,
  label: (address: Address) => string,
): Said<typeof reviewCopy> {
  if (amount?.value !== undefined && counterparty !== undefined) {
    const values = {
      amount: splitAmount(amount.value, amount.decimals).whole,
      symbol: amount.symbol,
      name: label(counterparty),
    }
    return ['review.sign.payment', values]
  }
  if (parts.length > 0) {
    const key = arePayments(parts) ? 'review.sign.batch' : 'review.sign.steps'
    return [key, { count: parts.length }]
  }
  if (action.kind === 'updateVersion') {
    return ['review.sign.update', { version: action.contract.version }]
  }
  if (action.kind === 'addOwner') {
    return ['review.sign.joins', { name: label(action.owner) }]
  }
  if (kind === 'rejection') return ['review.sign.rejection']
  return kind === 'settings' ? ['review.sign.settings'] : ['review.sign.call']
}
