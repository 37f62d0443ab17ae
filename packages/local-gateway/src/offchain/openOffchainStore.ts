import type { OffchainEvent } from './OffchainEvent.ts'
import { emptyOffchainState, type OffchainState } from './OffchainState.ts'
import { readOffchainEvent } from './readOffchainEvent.ts'
import { StoreFailedError } from './StoreFailedError.ts'
import type { Store } from './stores/Store.ts'
import { applyOffchainEvents, historyOf } from './transitions.ts'

/** The off-chain events of one scope: the state in memory, the events in the store. */
export type OffchainStore = {
  current(this: void): OffchainState
  /** Stores events that belong together: all of them or none. */
  record(this: void, events: readonly OffchainEvent[]): Promise<void>
  /** Removes every event. */
  clear(this: void): Promise<void>
}

/** A history with this many superfluous events is compacted when it is opened. */
const superfluousEvents = 200

/**
 * Reads the off-chain events of a scope from the store, which holds one list of events for each write.
 *
 * @throws StoreFailedError when the store cannot be read, or an event in it is damaged
 */
export async function openOffchainStore(store: Store, scope: string): Promise<OffchainStore> {
  const history = readHistory(await store.read(scope))
  let state = applyOffchainEvents(emptyOffchainState, history)
  const shortest = historyOf(state)
  if (history.length - shortest.length >= superfluousEvents)
    // When compacting fails, the longer history is still there.
    await store.replace(scope, [shortest]).catch(() => undefined)
  return {
    current: () => state,
    async record(added) {
      if (added.length === 0) return
      await store.append(scope, added)
      state = applyOffchainEvents(state, added)
    },
    async clear() {
      await store.replace(scope, [])
      state = emptyOffchainState
    },
  }
}

function readHistory(values: readonly unknown[]): OffchainEvent[] {
  try {
    return values.flat().flatMap((value) => readOffchainEvent(value) ?? [])
  } catch (error) {
    throw new StoreFailedError(error)
  }
}
