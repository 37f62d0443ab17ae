import type { SignableTransaction } from '@ghost-pay/safe-account'

import { ButtonLink } from '../../../components/Button.tsx'
import { Notice } from '../../../components/Notice.tsx'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { text } from './reviewCopy.ts'
import { useTwin } from './useTwin.ts'

export type TwinNoticeProps = { account: SharedAccount; signable: SignableTransaction }

/**
 * Says that the same waits already, at the gateway or in this browser: both could happen (behaviour/payments#twice). What could not be
 * compared is said, too.
 */
export function TwinNotice({ account, signable }: TwinNoticeProps) {
  const { place, said } = useTwin(account, signable)
  if (place === undefined) return said && <p className="gp-soft gp-small">{text(...said)}</p>
  return (
    <Notice
      tone="warning"
      title={text('review.twice', { place: String(place) })}
      action={<ButtonLink to={`${account.path}/queue`}>{text('review.twiceSee')}</ButtonLink>}
    >
      {text('review.twiceWhy')}
    </Notice>
  )
}
