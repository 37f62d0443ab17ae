import { createStorage, type Storage } from 'wagmi'

/**
 * A storage for wagmi that never throws. wagmi's own opens `localStorage` while a config is made, which a browser that blocks
 * storage answers with an error, and lets what it cannot read pass as a rejection.
 *
 * @param given the host's own storage; `localStorage` when absent, or the page's memory where that is blocked
 * @param key what the names of its items begin with, where the host gives no storage; `wagmi` when absent
 * @param isGood whether what is stored under a name can be used; what cannot is not there
 */
export function guardedStorage(
  given: Storage | undefined,
  key: string | undefined,
  isGood: (name: string, value: unknown) => boolean,
): Storage {
  const storage = given ?? createStorage({ key, storage: pageStorage() })
  return {
    ...storage,
    async getItem(key: string, otherwise?: unknown) {
      try {
        const value = await storage.getItem<string, never, never>(key, otherwise as never)
        if (isGood(key, value)) return value
      } catch {
        // Forbidden, or no text that can be read.
      }
      return (otherwise ?? null) as never
    },
    async setItem(key: string, value: unknown) {
      try {
        await storage.setItem(key, value as never)
      } catch {
        // Full or forbidden. What is kept here is a convenience.
      }
    },
    async removeItem(key: string) {
      try {
        await storage.removeItem(key)
      } catch {
        // As above.
      }
    },
  }
}

/** `localStorage`, or the memory of this page where the browser blocks it or there is no browser. */
function pageStorage(): Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    // A browser that blocks storage throws when it is asked for it; some have none at all.
    const { localStorage } = globalThis
    localStorage.getItem('wagmi.store')
    return {
      getItem: (key) => localStorage.getItem(key),
      setItem: (key, value) => localStorage.setItem(key, value),
      removeItem: (key) => localStorage.removeItem(key),
    }
  } catch {
    const items = new Map<string, string>()
    return {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    }
  }
}
