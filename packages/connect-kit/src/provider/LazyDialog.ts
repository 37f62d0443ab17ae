import { lazyWithPreload } from '../platform/lazyWithPreload.ts'

/** The dialogs: not part of the first load. */
export const LazyDialog = lazyWithPreload(
  () => import('./OpenDialog.tsx').then(({ OpenDialog }) => OpenDialog),
  () => null,
)
