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
  /** A scope that is met for the first time after the mark holds what it held at the mark, and that may be much. */
  async function meet(scope: string): Promise<void> {
    if (scopes.has(scope)) return
    scopes.add(scope)
    marked.set(scope, await store.read(scope))
  }
  return {
    async read(scope) {
      await meet(scope)
      return store.read(scope)
    },
    async append(scope, value) {
      await meet(scope)
      return store.append(scope, value)
    },
    async replace(scope, values) {
      await meet(scope)
      return store.replace(scope, values)
    },
    close: () => Promise.resolve(),
    async mark() {
      for (const scope of scopes) marked.set(scope, await store.read(scope))
    },
    async rewind() {
      for (const [scope, values] of marked) await store.replace(scope, values)
    },
  }
}
