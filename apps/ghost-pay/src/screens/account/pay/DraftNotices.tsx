import type { Draft } from '@ghost-pay/safe-account/store'

import { Button } from '../../../components/Button.tsx'
import { Notice } from '../../../components/Notice.tsx'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { useOfferedPayment } from '../../../data/useDraft.ts'
import { text } from './payCopy.ts'

export type DraftNoticesProps = {
  account: SharedAccount
  /** What stands in the form. */
  draft: Draft
  onDraft: (draft: Draft) => void
}

/** Asks whether a payment that was chosen elsewhere takes the place of what was typed, and says that one stands in for another that waits. */
export function DraftNotices({ account, draft, onDraft }: DraftNoticesProps) {
  const offered = useOfferedPayment(account)
  const { place } = draft
  return (
    <>
      {offered !== undefined && (
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
      )}
      {place !== '' && (
        <Notice
          tone="warning"
          title={text('pay.place', { place })}
          action={
            <Button onPress={() => onDraft({ ...draft, place: '' })}>
              {text('pay.place.free')}
            </Button>
          }
        >
          {text('pay.place.text')}
        </Notice>
      )}
    </>
  )
}
