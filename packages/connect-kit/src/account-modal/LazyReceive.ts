import { lazyWithPreload } from '../platform/lazyWithPreload.ts'

/** The code of the address: fetched with the account dialog. Without its code the dialog has the rest. */
export const LazyReceive = lazyWithPreload(
  () => import('./Receive.tsx').then(({ Receive }) => Receive),
  () => null,
)
