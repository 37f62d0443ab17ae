import { isWaiting } from '../transactions/recentTransactions.ts'
import { useRecentTransactions } from '../transactions/useRecentTransactions.ts'

/** Whether a transaction of the connected account waits for the chain. */
export function useHasPendingTransactions(): boolean {
  return useRecentTransactions().some(isWaiting)
}
