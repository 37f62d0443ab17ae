import { useSyncExternalStore } from 'react'

/** A value of this page that several parts follow. */
export type SharedValue<Value> = {
  read: () => Value
  set: (value: Value) => void
  /** @returns unsubscribes */
  subscribe: (notify: () => void) => () => void
}

/** Shares one value between parts of the page that do not know each other. */
export function sharedValue<Value>(value: Value): SharedValue<Value> {
  let current = value
  const listeners = new Set<() => void>()
  return {
    read: () => current,
    set: (next) => {
      if (Object.is(next, current)) return
      current = next
      for (const notify of listeners) notify()
    },
    subscribe: (notify) => {
      listeners.add(notify)
      return () => listeners.delete(notify)
    },
  }
}

/** Follows a shared value. */
export const useShared = <Value>({
  subscribe,
  read,
}: Pick<SharedValue<Value>, 'subscribe' | 'read'>): Value => useSyncExternalStore(subscribe, read)
