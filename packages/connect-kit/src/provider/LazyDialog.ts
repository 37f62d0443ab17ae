import type { Config } from 'wagmi'

import { lazyWithPreload } from '../platform/lazyWithPreload.ts'

const fetchDialogs = () => import('./OpenDialog.tsx')

/** The dialogs: not part of the first load. */
export const LazyDialog = lazyWithPreload(() => fetchDialogs().then(({ OpenDialog }) => OpenDialog))

/** Toasts come with the dialogs: a file of their own would split off what they share, and a press would wait for more files. */
export const LazyToasts = lazyWithPreload(() => fetchDialogs().then(({ Toasts }) => Toasts))

/** Fetches the dialogs on a page that is idle, and makes the first press cheap. Where that fails, the press that needs them tries again. */
export const prepareDialogs = (config: Config): void =>
  void LazyDialog.preload()
    .then(fetchDialogs)
    .then(({ prepare }) => prepare(config))
    .catch(() => {})
