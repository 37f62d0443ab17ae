import { lazyWithPreload } from '../platform/lazyWithPreload.ts'

/** The list of several connected wallets: fetched where there are several. Without its code the account dialog has the rest. */
export const LazyConnectionList = lazyWithPreload(
  () => import('./ConnectionList.tsx').then(({ ConnectionList }) => ConnectionList),
  () => null,
)
