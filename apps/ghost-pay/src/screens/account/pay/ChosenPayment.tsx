import type { AccountId, Draft } from '@ghost-pay/safe-account/store'

import { Button } from '../../../components/Button.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { useOfferedPayment } from '../../../data/useDraft.ts'
import { text } from './payCopy.ts'

export type ChosenPaymentProps = {
  account: AccountId
  /** What stands in the form. */
  draft: Draft
  onDraft: (draft: Draft) => void
}

/** Asks whether a payment that was chosen elsewhere takes the place of what was typed; nothing while none was. */
export function ChosenPayment({ account, draft, onDraft }: ChosenPaymentProps) {
  const offered = useOfferedPayment(account)
  if (offered === undefined) return null
  return (
    <Notice
      tone="warning"
      title={text('pay.chosen')}
      urgent
      action={
        <div className="gp-actions">
          <Button onPress={() => onDraft(draft)}>{text('pay.chosen.keep')}</Button>
          <Button onPress={() => onDraft(offered)}>{text('pay.chosen.take')}</Button>
        </div>
      }
    >
      {text('pay.chosen.text')}
    </Notice>
  )
}
