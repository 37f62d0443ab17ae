import { type StoredList, storedList } from './storedList.ts'
import type { TextStore } from './TextStore.ts'

/** What a list keeps: at most one entry for each thing. */
export type EntryKind<thing, entry extends thing> = {
  /** The same text for the same thing, however its addresses are written. */
  keyOf: (thing: thing) => string
  /** Reads an entry, which may be anything; it throws or gives undefined for what is damaged. */
  readOne: (stored: unknown) => entry | undefined
  /** How many are kept, the oldest go first; absent for all of them. */
  most?: number
  /** What is kept where there is an entry already: `before` alone changes nothing. Absent where the new one takes its place. */
  merge?: (one: entry, before: entry) => entry
}

/** A list with at most one entry for each thing. It may be read and changed at any time, whatever is drawn. */
export type KeyedList<thing, entry extends thing> = StoredList<entry> & {
  find: (thing: thing) => entry | undefined
  /** Keeps one more, the newest last; it takes the place of an older one for the same thing. */
  remember: (one: entry) => void
  forget: (thing: thing) => void
}

/**
 * Keeps one entry for each thing as a text.
 *
 * @param store where the text is kept; nothing else writes there
 * @param kind what is kept, such as `sentExecutionKind`
 */
export function keyedList<thing, entry extends thing>(
  store: TextStore,
  { keyOf, readOne, most = Infinity, merge }: EntryKind<thing, entry>,
): KeyedList<thing, entry> {
  const list = storedList(store, readOne)
  let last: { all: readonly entry[]; byKey: ReadonlyMap<string, entry> } | undefined
  const find = (thing: thing) => {
    const all = list.read()
    if (last?.all !== all) last = { all, byKey: new Map(all.map((one) => [keyOf(one), one])) }
    return last.byKey.get(keyOf(thing))
  }
  const without = (all: readonly entry[], thing: thing) => {
    const key = keyOf(thing)
    return all.filter((one) => keyOf(one) !== key)
  }
  return {
    ...list,
    find,
    remember: (one) => {
      const before = find(one)
      const kept = before === undefined ? one : (merge?.(one, before) ?? one)
      if (kept !== before) list.change((all) => [...without(all, one), kept].slice(-most))
    },
    forget: (thing) => {
      list.change((all) => without(all, thing))
    },
  }
}
