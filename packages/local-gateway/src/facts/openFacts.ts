import type { Fact } from './Fact.ts'
import { type Facts, noFacts } from './Facts.ts'
import { readFact } from './readFact.ts'
import { StoreFailedError } from './StoreFailedError.ts'
import type { Store } from './stores/Store.ts'
import { applyFact, historyOf, replay } from './transitions.ts'

/** The facts of one scope, in memory and in the store. */
export type FactBook = {
  current(this: void): Facts
  /** Stores facts that belong together: all of them or none. */
  record(this: void, facts: readonly Fact[]): Promise<void>
  /** Forgets everything. */
  clear(this: void): Promise<void>
}

/** A journal with this many superfluous facts is written anew when it is opened. */
const superfluousFacts = 200

/**
 * Reads the facts of a scope out of the store. What is stored is one list of facts for each write.
 *
 * @throws StoreFailedError when the store cannot be read, or a fact in it is damaged
 */
export async function openFacts(store: Store, scope: string): Promise<FactBook> {
  const history = readHistory(await store.read(scope))
  let facts = replay(history)
  const shortest = historyOf(facts)
  if (history.length - shortest.length >= superfluousFacts)
    // A disk without room for a shorter journal still has the longer one.
    await store.replace(scope, [shortest]).catch(() => undefined)
  return {
    current: () => facts,
    async record(added) {
      if (added.length === 0) return
      await store.append(scope, added)
      facts = added.reduce(applyFact, facts)
    },
    async clear() {
      await store.replace(scope, [])
      facts = noFacts
    },
  }
}

function readHistory(values: readonly unknown[]): Fact[] {
  try {
    return values.flat().flatMap((value) => readFact(value) ?? [])
  } catch (error) {
    throw new StoreFailedError(error)
  }
}
