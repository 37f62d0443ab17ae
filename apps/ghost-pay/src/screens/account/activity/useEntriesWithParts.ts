import { useMemo } from 'react'
import { rejectionsIn } from '@ghost-pay/safe-account/queue'

import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { useBatchPayments } from '../../../data/useBatchPayments.ts'
import { useTokensOnChain } from '../../../data/useTokensOnChain.ts'
import { useCancelled } from '../cancel/useCancelled.ts'
import type { ActivityEntry } from './activityEntry.ts'
import { withParts } from './withParts.ts'

/**
 * Entries of the history: amounts in the units that their tokens themselves count in, batches with what they paid and rejections with what
 * they cancelled, as soon as the chain and the bytes have said it.
 */
export function useEntriesWithParts(
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
