import { useEffect } from 'react'

let count = 0
const listeners = new Set<() => void>()

function change(by: 1 | -1): void {
  count += by
  for (const notify of listeners) notify()
}

/** Whether something is being signed or sent on this page: nothing else may interrupt it. */
export const underWay = {
  read: (): boolean => count > 0,
  /** @returns unsubscribes */
  subscribe: (notify: () => void): (() => void) => {
    listeners.add(notify)
    return () => listeners.delete(notify)
  },
}

/** Says that something is being signed or sent, from the press until it has ended. */
export function useUnderWay(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return undefined
    change(1)
    return () => {
      change(-1)
    }
  }, [isRunning])
}
