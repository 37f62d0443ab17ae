import { useInfiniteQuery } from '@tanstack/react-query'
import { getTransactionQueueQueryOptions, useGateway } from '@ghost-pay/gateway-client/react'

import { ButtonLink } from '../../../components/Button.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { followed } from '../../../data/followed.ts'
import { safeOf } from '../../../data/safeOf.ts'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { useQueuedChecks } from '../../../data/useQueuedChecks.ts'
import type { SignableTransaction } from '../../../data/verifyBeforeSigning.ts'
import { waitingTransactions } from '../../../data/waitingTransactions.ts'
import { useText } from '../../../text/useText.ts'
import { reviewCopy } from './reviewCopy.ts'
import { twinInLine } from './twinInLine.ts'

export type TwinNoticeProps = { account: SharedAccount; signable: SignableTransaction }

/** So many of those that wait are compared, by their own bytes. */
const compared = 40

/** Says that the same waits already: both could happen (behaviour/payments#twice). */
export function TwinNotice({ account, signable }: TwinNoticeProps) {
  const text = useText(reviewCopy)
  const client = useGateway()
  const { data } = useInfiniteQuery({
    ...getTransactionQueueQueryOptions(client, safeOf(account)),
    ...followed,
  })
  const checks = useQueuedChecks(account, data ? waitingTransactions(data) : [], compared)
  const place = twinInLine(
    signable,
    [...checks.values()].flatMap((check) => check.signable ?? []),
    account.onChain?.nonce ?? 0,
  )
  if (place === undefined) return null
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
