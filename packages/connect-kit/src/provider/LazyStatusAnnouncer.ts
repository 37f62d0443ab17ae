import { lazyWithPreload } from '../platform/lazyWithPreload.ts'

/** Announces the state of the connection to screen readers. Until its code is loaded nothing is announced. */
export const LazyStatusAnnouncer = lazyWithPreload(
  () => import('./StatusAnnouncer.tsx').then(({ StatusAnnouncer }) => StatusAnnouncer),
  () => null,
)
