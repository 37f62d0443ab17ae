import type { TextStore } from '@ghost-pay/safe-account/store'

/**
 * Keeps a text in this browser; every tab follows. An empty text takes away what was kept. Where nothing can be stored it is kept until the
 * page is left.
 *
 * @param key of `localStorage`
 */
export function browserStore(key: string): TextStore {
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
        if (text === '') localStorage.removeItem(key)
        else localStorage.setItem(key, text)
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
