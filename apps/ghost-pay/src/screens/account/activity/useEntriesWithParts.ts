import { useMemo } from 'react'

import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { useBatchPayments } from '../../../data/useBatchPayments.ts'
import { useTokensOnChain } from '../../../data/useTokensOnChain.ts'
import type { ActivityEntry } from './activityEntry.ts'
import { withParts } from './withParts.ts'

/** Entries of the history, those of batches with what they paid as soon as their bytes have said it. */
export function useEntriesWithParts(
  account: SharedAccount,
  entries: readonly ActivityEntry[],
): readonly ActivityEntry[] {
  const transactions = useMemo(() => entries.map(({ transaction }) => transaction), [entries])
  const batches = useBatchPayments(account, transactions)
  const paidIn = useMemo(
    () => [...new Set([...batches.values()].flat().flatMap(({ token }) => token ?? []))],
    [batches],
  )
  const { tokens } = useTokensOnChain(account.chainId, paidIn)
  const { nativeCurrency } = account.chain
  return useMemo(
    () =>
      batches.size === 0
        ? entries
        : entries.map((entry) =>
            withParts(entry, batches.get(entry.transaction.id), tokens, nativeCurrency),
          ),
    [entries, batches, tokens, nativeCurrency],
  )
}
