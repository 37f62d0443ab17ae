import { lazyWithPreload } from '../platform/lazyWithPreload.ts'

/** The dialogs: not part of the first load. While their code cannot be fetched nothing is drawn; `useModalState` closes them. */
export const LazyDialog = lazyWithPreload(
  () => import('./OpenDialog.tsx').then(({ OpenDialog }) => OpenDialog),
  () => null,
)
