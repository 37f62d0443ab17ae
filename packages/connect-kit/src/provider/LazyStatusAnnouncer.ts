import { lazyWithPreload } from '../platform/lazyWithPreload.ts'

/** What tells a screen reader how the connection stands. Without its code nothing is said. */
export const LazyStatusAnnouncer = lazyWithPreload(
  () => import('./StatusAnnouncer.tsx').then(({ StatusAnnouncer }) => StatusAnnouncer),
  () => null,
)
