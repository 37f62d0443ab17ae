import { useQuery } from '@tanstack/react-query'
import { safePartKey, useGateway } from '@ghost-pay/gateway-client/react'

import { ButtonLink } from '../../../components/Button.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { load } from '../../../data/load.ts'
import { isGatewayHere } from '../../../data/place.ts'
import { safeOf } from '../../../data/safeOf.ts'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { useKeptProposals } from '../../../data/useKeptProposals.ts'
import { useQueuedChecks } from '../../../data/useQueuedChecks.ts'
import type { SignableTransaction } from '../../../data/verifyBeforeSigning.ts'
import { useText } from '../../../text/useText.ts'
import { comparedSaid } from './comparedSaid.ts'
import { reviewCopy } from './reviewCopy.ts'
import { twinInLine } from './twinInLine.ts'

export type TwinNoticeProps = { account: SharedAccount; signable: SignableTransaction }

/** So many of those that wait are compared, by their own bytes. */
const most = 100

/**
 * Says that the same waits already, at the gateway or in this browser: both could happen (behaviour/payments#twice). What could not be
 * compared is said, too.
 */
export function TwinNotice({ account, signable }: TwinNoticeProps) {
  const text = useText(reviewCopy)
  const client = useGateway()
  const safe = safeOf(account)
  const { data, isError } = useQuery({
    // Whatever makes the queue stale makes the nonces stale, and this. Under the key of the queue are its pages alone: a proposal is
    // written into each of them.
    queryKey: [...safePartKey(client, safe, 'nonces'), 'waiting', 'all'],
    queryFn: async ({ signal }) => {
      const { readWaiting } = await load(() => import('../../../data/readWaiting.ts'))
      return readWaiting(client, { ...safe, signal })
    },
  })
  const checks = useQueuedChecks(account, data?.transactions ?? [], most)
  const waiting = [...checks.values()].flatMap((check) => check.signable ?? [])
  const kept = useKeptProposals(account).map(({ proposal }) => proposal)
  const place = twinInLine(signable, [...waiting, ...kept], account.onChain?.nonce ?? 0)
  if (place === undefined) {
    // What waits at the hosted gateway the one in the page does not know.
    const said = isGatewayHere
      ? comparedSaid(undefined, 0, true)
      : comparedSaid(data, waiting.length, isError)
    return said && <p className="gp-soft gp-small">{text(...said)}</p>
  }
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
