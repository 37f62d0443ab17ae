import type { Store } from '@ghost-pay/local-gateway'

/** A store that can be brought back to an earlier moment. */
export type RewindableStore = Store & {
  /** Notes this moment. */
  mark: () => Promise<void>
  /** Goes back to the moment that was noted. */
  rewind: () => Promise<void>
}

/**
 * Puts a way back around a store. `close` leaves the store open, so that one gateway after the other can use it.
 *
 * @param store where the values really are
 */
export function rewindableStore(store: Store): RewindableStore {
  const scopes = new Set<string>()
  const marked = new Map<string, readonly unknown[]>()
  return {
    read(scope) {
      scopes.add(scope)
      return store.read(scope)
    },
    append(scope, value) {
      scopes.add(scope)
      return store.append(scope, value)
    },
    replace(scope, values) {
      scopes.add(scope)
      return store.replace(scope, values)
    },
    close: () => Promise.resolve(),
    async mark() {
      marked.clear()
      for (const scope of scopes) marked.set(scope, await store.read(scope))
    },
    async rewind() {
      for (const scope of scopes) await store.replace(scope, marked.get(scope) ?? [])
    },
  }
}
