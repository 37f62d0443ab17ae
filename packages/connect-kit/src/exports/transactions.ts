import { useAddRecentTransaction as useAdd } from '../transactions/useAddRecentTransaction.ts'
import { useClearRecentTransactions as useClear } from '../transactions/useClearRecentTransactions.ts'
import { useRecentTransactions as useRecent } from '../transactions/useRecentTransactions.ts'
import type { waitForOutcome as WaitForOutcome } from '../transactions/waitForOutcome.ts'

/** Adds a transaction that the visitor sent to those that the account dialog shows. */
export const useAddRecentTransaction: typeof useAdd = useAdd

/** Forgets the transactions of the connected account on its chain. */
export const useClearRecentTransactions: typeof useClear = useClear

/** The transactions of the connected account on its chain, the latest first. */
export const useRecentTransactions: typeof useRecent = useRecent

/** Waits until the chain says how a transaction ended, also when another one takes its place. Its code is fetched by the first call. */
export const waitForOutcome: typeof WaitForOutcome = async (client, parameters) => {
  const { waitForOutcome: wait } = await import('../transactions/waitForOutcome.ts')
  return wait(client, parameters)
}
