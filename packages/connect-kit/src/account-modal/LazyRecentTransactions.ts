import { lazyWithPreload } from '../platform/lazyWithPreload.ts'

/** The list of transactions: fetched where the host shows one. Without its code the account dialog has the rest. */
export const LazyRecentTransactions = lazyWithPreload(
  () => import('./RecentTransactions.tsx').then(({ RecentTransactions }) => RecentTransactions),
  () => null,
)
