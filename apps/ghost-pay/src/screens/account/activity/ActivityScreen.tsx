import { useInfiniteQuery } from '@tanstack/react-query'
import { getTransactionHistoryQueryOptions, useGateway } from '@ghost-pay/gateway-client/react'

import { Button } from '../../../components/Button.tsx'
import { GatewayFailure } from '../../../components/GatewayFailure.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { SourceAge } from '../../../components/SourceAge.tsx'
import { followed } from '../../../data/followed.ts'
import { safeOf } from '../../../data/safeOf.ts'
import { useSharedAccount } from '../../../data/SharedAccount.ts'
import { useExecutionChecks } from '../../../data/useExecutionChecks.ts'
import { Screen } from '../../../Screen.tsx'
import { useTitle } from '../../../useTitle.ts'
import { ActivityView } from './ActivityView.tsx'

/** What has happened, day by day. */
export function ActivityScreen() {
  useTitle('Activity')
  const account = useSharedAccount()
  const client = useGateway()
  const history = useInfiniteQuery({
    ...getTransactionHistoryQueryOptions(client, safeOf(account)),
    ...followed,
  })
  const checks = useExecutionChecks(account, history.data?.flatMap(({ items }) => items) ?? [])
  return (
    <Screen>
      <div className="gp-title-row">
        <h1>Activity</h1>
        <SourceAge source="gateway" time={history.data && history.dataUpdatedAt} />
      </div>
      {history.error && (
        <GatewayFailure
          error={history.error}
          what="the newest activity"
          onRetry={() => void history.refetch()}
          retrying={history.isFetching}
        />
      )}
      {history.data === undefined ? (
        history.error === null && <Skeleton label="Reading the activity" rows={6} />
      ) : (
        <ActivityView account={account} days={history.data} checks={checks} />
      )}
      {history.hasNextPage && (
        <Button onPress={() => void history.fetchNextPage()} busy={history.isFetchingNextPage}>
          Earlier
        </Button>
      )}
    </Screen>
  )
}
