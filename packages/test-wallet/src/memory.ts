/** What a wallet remembers of a page from one load to the next. */
export type Memory = { connected: boolean; chainId: number }

/** Where it remembers. */
export type MemoryStore = {
  read: () => Memory | undefined
  write: (memory: Memory) => void
}

const isMemory = (value: unknown): value is Memory =>
  typeof value === 'object' &&
  value !== null &&
  'connected' in value &&
  typeof value.connected === 'boolean' &&
  'chainId' in value &&
  typeof value.chainId === 'number'

/**
 * Keeps a wallet's memory in the browser's storage.
 *
 * @param kind `session` (until the tab is closed), `local`, or `false` for nothing at all
 * @param rdns the wallet's identifier, part of the key
 * @returns a store that forgets silently where the browser refuses storage
 */
export function browserMemory(kind: 'session' | 'local' | false, rdns: string): MemoryStore {
  const key = `test-wallet:${rdns}`
  const storage = (): Storage => (kind === 'local' ? localStorage : sessionStorage)
  return {
    read() {
      if (kind === false) return undefined
      try {
        const value: unknown = JSON.parse(storage().getItem(key) ?? 'null')
        return isMemory(value) ? value : undefined
      } catch {
        return undefined
      }
    },
    write(memory) {
      if (kind === false) return
      try {
        storage().setItem(key, JSON.stringify(memory))
      } catch {
        // A page without storage: the wallet asks again after a reload.
      }
    },
  }
}
