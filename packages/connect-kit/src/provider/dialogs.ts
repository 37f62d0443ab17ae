import type { ReactNode } from 'react'

import type { DrawDialogProps } from './drawDialog.tsx'

/** Draws the dialog that is open. */
type DrawDialog = (props: DrawDialogProps) => ReactNode

let loaded: DrawDialog | undefined
let loading: Promise<void> | undefined
const listeners = new Set<() => void>()

/** The code of the dialogs: not part of the first load, fetched once when somebody is about to open one. */
export const dialogs = {
  get: (): DrawDialog | undefined => loaded,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Fetches them. After a failure the next call tries again. */
  load: (): Promise<void> => {
    loading ??= import('./drawDialog.tsx').then(
      (module) => {
        loaded = module.drawDialog
        for (const listener of listeners) listener()
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  },
}
