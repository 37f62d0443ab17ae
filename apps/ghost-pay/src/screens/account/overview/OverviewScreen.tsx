import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Address } from 'viem'
import type { Transaction } from '@ghost-pay/gateway-client'
import {
  getTransactionHistoryQueryOptions,
  getTransactionQueueQueryOptions,
  useGateway,
} from '@ghost-pay/gateway-client/react'
import { countUnread, rejectionsIn, waitingTransactions } from '@ghost-pay/safe-account/queue'

import { safeOf } from '../../../account/safeOf.ts'
import { useSharedAccount } from '../../../account/SharedAccount.ts'
import { useTokensOnChain } from '../../../account/useTokensOnChain.ts'
import { GatewayFailure } from '../../../components/GatewayFailure.tsx'
import { followed } from '../../../gateway/followed.ts'
import { isGatewayHere } from '../../../gateway/place.ts'
import { balancesQuery } from '../../../money/balancesQuery.ts'
import { useHoldings } from '../../../money/useHoldings.ts'
import { Screen } from '../../../Screen.tsx'
import { type BatchesPaid, useBatchPayments } from '../../../transactions/useBatchPayments.ts'
import { useExecutionChecks } from '../../../transactions/useExecutionChecks.ts'
import { useQueuedChecks } from '../../../transactions/useQueuedChecks.ts'
import { useTitle } from '../../../useTitle.ts'
import { useCancelled } from '../cancel/useCancelled.ts'
import { text } from './homeCopy.ts'
import { needsViewer } from './needs.ts'
import { NeedSign } from './NeedSign.tsx'
import { OverviewView } from './OverviewView.tsx'
import { recentShown } from './recentShown.ts'
import { useReachBack } from './useReachBack.ts'

/** How many that need the viewer are checked: each costs a question to the gateway. */
const checkedRows = 10

/** Tokens that are asked for their units; of the rest no amount is told. */
const askedTokens = 100

/** An account at a glance: what it holds, what waits, what happened last. */
export function OverviewScreen() {
  useTitle(text('home.title'))
  const account = useSharedAccount()
  const [signer, setSigner] = useState<Address>()
  const [underWay, setUnderWay] = useState<readonly Transaction[]>([])
  const client = useGateway()
  const balances = useQuery({ ...balancesQuery(client, account), ...followed })
  const queue = useInfiniteQuery({
    ...getTransactionQueueQueryOptions(client, safeOf(account)),
    ...followed,
  })
  const history = useInfiniteQuery({
    ...getTransactionHistoryQueryOptions(client, safeOf(account)),
    ...followed,
  })
  const recent = useMemo(() => history.data?.flatMap(({ items }) => items), [history.data])
  useReachBack(history, recent ?? [])
  const batches = useBatchPayments(account, recent ?? [])
  const waiting = useMemo(() => queue.data && waitingTransactions(queue.data), [queue.data])
  const promised = useBatchPayments(account, waiting ?? [])
  const { nativeCurrency } = account.chain
  const shown = useMemo(
    () => recentShown(recent ?? [], nativeCurrency).map(({ transaction }) => transaction),
    [recent, nativeCurrency],
  )
  const rejections = useMemo(() => rejectionsIn([...(waiting ?? []), ...shown]), [waiting, shown])
  const cancelled = useCancelled(account, rejections)
  const executions = useExecutionChecks(account, shown)
  const { checks: queued } = useQueuedChecks(
    account,
    (waiting ?? []).filter((transaction) => needsViewer(transaction, account)),
    checkedRows,
  )
  const moved = useMemo(
    () => [...tokensMoved(waiting ?? [], promised), ...tokensMoved(shown, batches)],
    [waiting, promised, shown, batches],
  )
  const own = useTokensOnChain(account.chainId, [...new Set(moved)].slice(0, askedTokens))
  const holdings = useHoldings(account, balances)
  const failed = [balances, queue, history].find(({ error }) => error !== null)
  return (
    <Screen>
      <OverviewView
        account={account}
        balances={balances.data?.items}
        balancesTime={balances.dataUpdatedAt}
        holdings={holdings}
        tokens={own.tokens}
        batches={batches}
        promised={promised}
        cancelled={cancelled}
        waiting={waiting}
        hasMore={queue.hasNextPage}
        recent={recent}
        reachesBack={!history.hasNextPage}
        executions={executions}
        queued={queued}
        unread={{
          balances: balances.data?.unreadable?.length ?? 0,
          queue: queue.data === undefined ? 0 : countUnread(queue.data),
          recent: (history.data ?? []).flatMap(({ unknown }) => unknown ?? []).length,
        }}
        isPartial={isGatewayHere}
        failed={failed !== undefined}
        hasSigned={signer !== undefined && signer === account.viewer}
        underWay={underWay}
        signingOf={(transaction, first) => (
          <NeedSign
            {...{ account, transaction, first }}
            onSigned={() => setSigner(account.viewer)}
            onUnderWay={(isUnderWay) =>
              setUnderWay((before) => [
                ...before.filter(({ id }) => id !== transaction.id),
                ...(isUnderWay ? [transaction] : []),
              ])
            }
          />
        )}
      />
      {account.isListed && failed !== undefined && (
        <GatewayFailure
          query={{
            error: failed.error,
            isFetching: failed.isFetching,
            refetch: () => {
              void balances.refetch()
              void queue.refetch()
              void history.refetch()
            },
          }}
          what={text('home.newest')}
        />
      )}
    </Screen>
  )
}

/**
 * The tokens that transactions move, by a gateway's word, and batches by their own bytes; a collectible has no units.
 *
 * @param batches what batches pay, by the id of their row
 */
const tokensMoved = (transactions: readonly Transaction[], batches: BatchesPaid): Address[] =>
  transactions.flatMap(({ id, txInfo }) => [
    ...(txInfo.type === 'Transfer' && txInfo.transferInfo.type === 'ERC20'
      ? [txInfo.transferInfo.tokenAddress]
      : []),
    ...(batches.get(id) ?? []).flatMap(({ token }) => token ?? []),
  ])
