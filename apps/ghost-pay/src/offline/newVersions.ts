import type { TakeOver } from './registerWorker.ts'

/** The new version that is ready, if any. */
export type NewVersions = {
  found: (takeOver: TakeOver) => void
  read: () => TakeOver | undefined
  /** @returns unsubscribes */
  subscribe: (notify: () => void) => () => void
}

/** Knows no new version yet. */
export function newVersions(): NewVersions {
  let ready: TakeOver | undefined
  const listeners = new Set<() => void>()
  return {
    found: (takeOver) => {
      ready = takeOver
      for (const notify of listeners) notify()
    },
    read: () => ready,
    subscribe: (notify) => {
      listeners.add(notify)
      return () => listeners.delete(notify)
    },
  }
}
