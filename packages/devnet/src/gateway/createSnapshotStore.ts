import type { Store } from '@ghost-pay/local-gateway'

/** A store that can be reverted to a snapshot. */
export type SnapshotStore = Store & {
  /** Takes a snapshot, and forgets the one before. */
  snapshot: () => Promise<void>
  /** Reverts the store to the snapshot. */
  revert: () => Promise<void>
}

/**
 * Wraps a store, so that it can be reverted to a snapshot. `close` leaves the store open, so that one gateway after the other can use
 * it.
 *
 * @param store holds the values
 */
export function createSnapshotStore(store: Store): SnapshotStore {
  const scopes = new Set<string>()
  const snapshots = new Map<string, readonly unknown[]>()
  /** Adds a scope to the snapshot before its first use. It then still holds what it held when the snapshot was taken. */
  async function include(scope: string): Promise<void> {
    if (scopes.has(scope)) return
    scopes.add(scope)
    snapshots.set(scope, await store.read(scope))
  }
  return {
    async read(scope) {
      await include(scope)
      return store.read(scope)
    },
    async append(scope, value) {
      await include(scope)
      return store.append(scope, value)
    },
    async replace(scope, values) {
      await include(scope)
      return store.replace(scope, values)
    },
    // What was read of a chain is checked against the chain; a snapshot does not concern it.
    readKept: (scope) => store.readKept?.(scope) ?? Promise.resolve(undefined),
    keep: (scope, kept) => store.keep?.(scope, kept) ?? Promise.resolve(),
    close: () => Promise.resolve(),
    async snapshot() {
      for (const scope of scopes) snapshots.set(scope, await store.read(scope))
    },
    async revert() {
      for (const [scope, values] of snapshots) await store.replace(scope, values)
    },
  }
}
