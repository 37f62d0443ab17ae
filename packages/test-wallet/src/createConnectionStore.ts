/** What a wallet stores about a page from one load to the next. */
export type StoredConnection = { connected: boolean; chainId: number }

/** Where a wallet stores it. */
export type ConnectionStore = {
  read: () => StoredConnection | undefined
  write: (connection: StoredConnection) => void
}

const isStoredConnection = (value: unknown): value is StoredConnection =>
  typeof value === 'object' &&
  value !== null &&
  'connected' in value &&
  typeof value.connected === 'boolean' &&
  'chainId' in value &&
  typeof value.chainId === 'number'

/**
 * Creates a store in the browser's storage.
 *
 * @param kind `session` (until the tab is closed), `local`, or `false` for nothing at all
 * @param rdns the wallet's identifier, part of the key
 * @returns a store that is empty where the browser refuses storage
 */
export function createConnectionStore(
  kind: 'session' | 'local' | false,
  rdns: string,
): ConnectionStore {
  const key = `test-wallet:${rdns}`
  const storage = (): Storage => (kind === 'local' ? localStorage : sessionStorage)
  return {
    read() {
      if (kind === false) return undefined
      try {
        const value: unknown = JSON.parse(storage().getItem(key) ?? 'null')
        return isStoredConnection(value) ? value : undefined
      } catch {
        return undefined
      }
    },
    write(connection) {
      if (kind === false) return
      try {
        storage().setItem(key, JSON.stringify(connection))
      } catch {
        // Without storage, the page connects again after a reload.
      }
    },
  }
}
