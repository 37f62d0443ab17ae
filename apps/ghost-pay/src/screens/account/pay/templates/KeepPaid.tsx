import { type AccountId, mostOfNote } from '@ghost-pay/safe-account/store'
import { isCollectibleAmount, type SignableView } from '@ghost-pay/safe-account/view'

import { useAddressBook } from '../../../../data/useAddressBook.ts'
import { amountText } from '../../../../format/amountText.ts'
import { KeepTemplate } from './KeepTemplate.tsx'

export type KeepPaidProps = {
  account: AccountId
  /** What was paid, by its own bytes. */
  view: Pick<SignableView, 'kind' | 'amount' | 'counterparty'>
  /** Some of its tokens were not read. */
  isUnread: boolean
  /** What it was for. */
  note: string
}

/** Keeps a payment that was made as a template; nothing for what was no payment of one amount. */
export function KeepPaid({ account, view, isUnread, note }: KeepPaidProps) {
  const { nameOf } = useAddressBook()
  const { kind, amount, counterparty } = view
  if (kind !== 'sent' || counterparty === undefined || amount?.value === undefined) return null
  // Without its decimals an amount is in other units than a payment is typed in, and a collectible is no amount.
  if (isUnread || isCollectibleAmount(amount)) return null
  return (
    <KeepTemplate
      account={account}
      proposed={nameOf(counterparty) ?? ''}
      content={{
        one: {
          recipient: counterparty,
          amount: amountText(amount.value, amount.decimals),
          token: amount.token ?? '',
          note: note.slice(0, mostOfNote),
        },
      }}
    />
  )
}
