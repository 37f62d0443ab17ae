import { lazyWithPreload } from '../platform/lazyWithPreload.ts'

const fetchDialogs = () => import('./OpenDialog.tsx')

/** The dialogs: not part of the first load. */
export const LazyDialog = lazyWithPreload(() => fetchDialogs().then(({ OpenDialog }) => OpenDialog))

/** Toasts come with the dialogs: a file of their own would split off what they share, and a press would wait for more files. */
export const LazyToasts = lazyWithPreload(() => fetchDialogs().then(({ Toasts }) => Toasts))
