import { lazyWithPreload } from '../platform/lazyWithPreload.ts'

/** Fetched once the visitor is connected. Without its code the account has no more than its address. */
export const LazyProfileReader = lazyWithPreload(
  () => import('./ProfileReader.tsx').then(({ ProfileReader }) => ProfileReader),
  () => null,
)
