import { useInfiniteQuery } from '@tanstack/react-query'
import { getTransactionQueueQueryOptions, useGateway } from '@ghost-pay/gateway-client/react'

import { Button } from '../../../components/Button.tsx'
import { GatewayFailure } from '../../../components/GatewayFailure.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { SourceAge } from '../../../components/SourceAge.tsx'
import { followed } from '../../../data/followed.ts'
import { safeOf } from '../../../data/safeOf.ts'
import { useSharedAccount } from '../../../data/SharedAccount.ts'
import { useQueuedChecks } from '../../../data/useQueuedChecks.ts'
import { waitingTransactions } from '../../../data/waitingTransactions.ts'
import { Screen } from '../../../Screen.tsx'
import { useTitle } from '../../../useTitle.ts'
import { QueueView } from './QueueView.tsx'

/** What waits for signatures or execution. */
export function QueueScreen() {
  useTitle('Queue')
  const account = useSharedAccount()
  const client = useGateway()
  const queue = useInfiniteQuery({
    ...getTransactionQueueQueryOptions(client, safeOf(account)),
    ...followed,
  })
  const checks = useQueuedChecks(account, queue.data ? waitingTransactions(queue.data) : [])
  return (
    <Screen>
      <div className="gp-title-row">
        <h1>Queue</h1>
        <SourceAge source="gateway" time={queue.data && queue.dataUpdatedAt} />
      </div>
      {queue.error && (
        <GatewayFailure
          error={queue.error}
          what="the newest queue"
          onRetry={() => void queue.refetch()}
          retrying={queue.isFetching}
        />
      )}
      {queue.data === undefined ? (
        queue.error === null && <Skeleton label="Reading the queue" />
      ) : (
        <QueueView account={account} rows={queue.data} checks={checks} />
      )}
      {queue.hasNextPage && (
        <Button onPress={() => void queue.fetchNextPage()} busy={queue.isFetchingNextPage}>
          More
        </Button>
      )}
    </Screen>
  )
}
