import { useCallback, useMemo, useState } from 'react'
import { useConfig } from 'wagmi'
import type { Transaction } from '@ghost-pay/gateway-client'
import { useGateway } from '@ghost-pay/gateway-client/react'
import { hashOfId, rejectionsIn } from '@ghost-pay/safe-account/queue'

import { safeOf } from '../../../account/safeOf.ts'
import { type SharedAccount, useSharedAccount } from '../../../account/SharedAccount.ts'
import { useTokensOnChain } from '../../../account/useTokensOnChain.ts'
import { GatewayFailure } from '../../../components/GatewayFailure.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { SourceAge } from '../../../components/SourceAge.tsx'
import { isGatewayHere } from '../../../gateway/place.ts'
import { useWorthOfPaid } from '../../../money/usePaidWorth.ts'
import { Screen } from '../../../Screen.tsx'
import { useBatchPayments } from '../../../transactions/useBatchPayments.ts'
import { useExecutionChecks } from '../../../transactions/useExecutionChecks.ts'
import { useTitle } from '../../../useTitle.ts'
import { useCancelled } from '../cancel/useCancelled.ts'
import { text } from './activityCopy.ts'
import { type ActivityEntry, readEntry, withParts } from './activityEntry.ts'
import type { WorthOfEntry } from './activityLines.ts'
import { ActivityView } from './ActivityView.tsx'
import { readRecords, readTime } from './readRecords.ts'
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

/**
 * Entries of the history: amounts in the units that their tokens themselves count in, batches with what they paid and rejections with what
 * they cancelled, as soon as the chain and the bytes have said it.
 */
function useEntriesWithParts(
  account: SharedAccount,
  entries: readonly ActivityEntry[],
): readonly ActivityEntry[] {
  const transactions = useMemo(() => entries.map(({ transaction }) => transaction), [entries])
  const batches = useBatchPayments(account, transactions)
  const moved = useMemo(
    () => [
      ...new Set([
        ...[...batches.values()].flat().flatMap(({ token }) => token ?? []),
        ...entries.flatMap(({ counts, isDust, amount }) =>
          counts && !isDust ? (amount?.token ?? []) : [],
        ),
      ]),
    ],
    [batches, entries],
  )
  const { tokens } = useTokensOnChain(account.chainId, moved)
  const rejections = useMemo(() => rejectionsIn(transactions), [transactions])
  const cancelled = useCancelled(account, rejections)
  const { nativeCurrency } = account.chain
  return useMemo(
    () =>
      batches.size === 0 && cancelled.size === 0 && tokens.length === 0
        ? entries
        : entries.map((entry) => {
            const { id } = entry.transaction
            const cancels = cancelled.get(id)
            const read = withParts(entry, batches.get(id), tokens, nativeCurrency)
            return cancels === undefined ? read : { ...read, cancels }
          }),
    [entries, batches, cancelled, tokens, nativeCurrency],
  )
}
