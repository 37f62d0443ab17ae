import { lazyWithPreload } from '../platform/lazyWithPreload.ts'

/** The dialogs: not part of the first load. */
export const LazyDialog = lazyWithPreload(
  () => import('./OpenDialog.tsx').then(({ OpenDialog }) => OpenDialog),
  () => null,
)

/** Toasts come with the dialogs: a file of their own would split off what they share, and a press would wait for more files. */
export const LazyToasts = lazyWithPreload(
  () => import('./OpenDialog.tsx').then(({ Toasts }) => Toasts),
  () => null,
)
