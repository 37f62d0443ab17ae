/** The transactions that the host told the kit about. */
export function RecentTransactions() {
  return null
}
