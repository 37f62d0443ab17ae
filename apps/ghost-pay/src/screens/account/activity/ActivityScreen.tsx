import { useCallback, useState } from 'react'
import { useConfig } from 'wagmi'
import type { Transaction } from '@ghost-pay/gateway-client'
import { useGateway } from '@ghost-pay/gateway-client/react'
import { hashOfId } from '@ghost-pay/safe-account/queue'

import { GatewayFailure } from '../../../components/GatewayFailure.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { SourceAge } from '../../../components/SourceAge.tsx'
import { isGatewayHere } from '../../../data/place.ts'
import { safeOf } from '../../../data/safeOf.ts'
import { useSharedAccount } from '../../../data/SharedAccount.ts'
import { useExecutionChecks } from '../../../data/useExecutionChecks.ts'
import { useWorthOfPaid } from '../../../data/usePaidWorth.ts'
import { Screen } from '../../../Screen.tsx'
import { useTitle } from '../../../useTitle.ts'
import { text } from './activityCopy.ts'
import { readEntry } from './activityEntry.ts'
import type { WorthOfEntry } from './activityLines.ts'
import { ActivityView } from './ActivityView.tsx'
import { readRecords } from './readRecords.ts'
import { readTime } from './readTime.ts'
import { useEntriesWithParts } from './useEntriesWithParts.ts'
import { useHistory } from './useHistory.ts'

/** What has happened, month by month. */
export function ActivityScreen() {
  useTitle(text('activity.title'))
  const account = useSharedAccount()
  const client = useGateway()
  const history = useHistory(account)
  const { newest, error } = history
  const [visible, setVisible] = useState<readonly Transaction[]>([])
  const checks = useExecutionChecks(account, visible)
  const entries = useEntriesWithParts(account, history.entries)
  const config = useConfig()
  const worthOfPaid = useWorthOfPaid(account)
  const worthOf = useCallback<WorthOfEntry>(
    ({ transaction: { id, txHash } }, amount) =>
      worthOfPaid({ safeTxHash: hashOfId(id) ?? '0x', hash: txHash ?? '0x' }, [amount]),
    [worthOfPaid],
  )
  const failure = newest.error ?? error
  return (
    <Screen>
      <div className="gp-title-row">
        <h1>{text('activity.title')}</h1>
        <SourceAge source="gateway" time={newest.data && newest.dataUpdatedAt} />
      </div>
      {history.isRead ? (
        <ActivityView
          account={account}
          entries={entries}
          unread={history.unread}
          hasMore={history.hasMore}
          isLoop={history.isLoop}
          isPartial={isGatewayHere}
          isLoading={history.isLoading}
          onMore={history.loadMore}
          checks={checks}
          onVisible={setVisible}
          worthOf={worthOf}
          readTime={async (parameters) => {
            const { rows, unread } = await readTime(client, { ...safeOf(account), ...parameters })
            const { nativeCurrency } = account.chain
            return { rows: rows.map((row) => readEntry(row, nativeCurrency)), unread }
          }}
          readRecords={async (found, parameters) => {
            const { chain, info } = account
            return readRecords(found, {
              config,
              client,
              account: { ...safeOf(account), version: info?.version ?? null },
              currency: chain.nativeCurrency,
              ...parameters,
            })
          }}
        />
      ) : (
        newest.error === null && <Skeleton label={text('activity.reading')} rows={6} />
      )}
      <GatewayFailure
        query={{
          error: failure,
          isFetching: newest.isFetching || history.isLoading,
          refetch: () => {
            if (newest.error) void newest.refetch()
            else history.loadMore()
          },
        }}
        what={text('activity.newest')}
      />
    </Screen>
  )
}
