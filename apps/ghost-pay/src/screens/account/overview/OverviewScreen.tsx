import {
  getBalancesQueryOptions,
  getTransactionHistoryQueryOptions,
  getTransactionQueueQueryOptions,
  useGateway,
} from '@ghost-pay/gateway-client/react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'

import { GatewayFailure } from '../../../components/GatewayFailure.tsx'
import { useSharedAccount } from '../../../data/SharedAccount.ts'
import { waitingTransactions } from '../../../data/waitingTransactions.ts'
import { Screen } from '../../../Screen.tsx'
import { useTitle } from '../../../useTitle.ts'
import { pollInterval } from '../pollInterval.ts'
import { OverviewView } from './OverviewView.tsx'

/** An account at a glance: what it holds, what waits, what happened last. */
export function OverviewScreen() {
  useTitle('Overview')
  const account = useSharedAccount()
  const client = useGateway()
  const balances = useQuery({
    ...getBalancesQueryOptions(client, account),
    refetchInterval: pollInterval,
  })
  const queue = useInfiniteQuery(getTransactionQueueQueryOptions(client, account))
  const history = useInfiniteQuery(getTransactionHistoryQueryOptions(client, account))
  const failed = [balances, queue, history].find(({ error }) => error !== null)
  return (
    <Screen>
      {failed?.error && (
        <GatewayFailure
          error={failed.error}
          what="the newest figures of this account"
          retrying={failed.isFetching}
          onRetry={() => {
            void balances.refetch()
            void queue.refetch()
            void history.refetch()
          }}
        />
      )}
      <OverviewView
        account={account}
        balances={balances.data?.items}
        balancesTime={balances.dataUpdatedAt}
        waiting={queue.data && waitingTransactions(queue.data)}
        recent={history.data?.flatMap(({ items }) => items)}
        failed={failed !== undefined}
      />
    </Screen>
  )
}
