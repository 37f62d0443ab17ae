import type { Config } from 'wagmi'

import { lazyWithPreload } from '../platform/lazyWithPreload.ts'

const fetchDialogs = () => import('./OpenDialog.tsx')

/** The dialogs: not part of the first load. */
export const LazyDialog = lazyWithPreload(fetchDialogs, ({ OpenDialog }) => OpenDialog)

/** Toasts come after the dialogs: a file beside them would split off what they share, and a press would wait for more files. */
export const LazyToasts = lazyWithPreload(
  async () => (await fetchDialogs()).fetchLaterParts(),
  ({ Toasts }) => Toasts,
)

/**
 * Fetches what a press will show. Where that fails, the press tries again.
 *
 * @param isConnected the dialogs of a visitor who is connected come after the others, in a file of their own
 */
export const preloadDialogs = (isConnected: boolean): void =>
  void LazyDialog.preload()
    .then(() => (isConnected ? LazyToasts.preload() : undefined))
    .catch(() => {})

/** Fetches the dialogs once the page is idle, and makes the first press cheap. Where that fails, the press that needs them tries again. */
export const prepareDialogs = (config: Config): void =>
  whenIdle(
    () =>
      void LazyDialog.preload()
        .then(fetchDialogs)
        .then(({ prepare }) => prepare(config))
        .catch(() => {}),
  )

/**
 * Does what is not needed yet: once the page is loaded and drawn, and has nothing else to do. Not at all where the visitor has asked the
 * browser to save data. Safari does not say when it is idle; there it waits for a second instead.
 */
function whenIdle(work: () => void): void {
  if ((navigator as Saving).connection?.saveData) return
  const start = () =>
    requestAnimationFrame(() =>
      ((window as Partial<Window>).requestIdleCallback ?? inASecond)(() => work()),
    )
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}

const inASecond = (work: () => void): void => void setTimeout(work, 1000)

/** The browsers that have it call it so (Network Information API). */
type Saving = { connection?: { saveData?: boolean } }
