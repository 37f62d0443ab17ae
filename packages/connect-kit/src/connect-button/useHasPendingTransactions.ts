/** Whether a transaction of the connected account waits for the chain. */
export function useHasPendingTransactions(): boolean {
  return false
}
