/** Text kept in this browser under one key; every tab follows. */
export type BrowserStore = {
  read: () => string | null
  write: (text: string) => void
  /** False while what was written is only on this page: the browser took none of it, and it is gone with the page. */
  isStored: () => boolean
  /** @returns unsubscribes */
  subscribe: (notify: () => void) => () => void
}

/**
 * Keeps a text in this browser. Where nothing can be stored it is kept until the page is left.
 *
 * @param key of `localStorage`
 */
export function browserStore(key: string): BrowserStore {
  const listeners = new Set<() => void>()
  /** What could not be stored. */
  let unstored: string | undefined

  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return
    for (const notify of listeners) notify()
  }

  return {
    read() {
      if (unstored !== undefined) return unstored
      try {
        return localStorage.getItem(key)
      } catch {
        return null
      }
    },
    write(text) {
      try {
        localStorage.setItem(key, text)
        unstored = undefined
      } catch {
        unstored = text
      }
      for (const notify of listeners) notify()
    },
    isStored: () => unstored === undefined,
    subscribe(notify) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage)
      listeners.add(notify)
      return () => {
        listeners.delete(notify)
        if (listeners.size === 0) window.removeEventListener('storage', onStorage)
      }
    },
  }
}
