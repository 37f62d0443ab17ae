import type { TextStore } from './TextStore.ts'

/** A list that is kept as a text. It may be read and changed at any time, whatever is drawn. */
export type StoredList<item> = Pick<TextStore, 'isStored' | 'subscribe'> & {
  /** The same list until it changes, as `useSyncExternalStore` asks for. */
  read: () => readonly item[]
  /** Changes the list as it stands now, whoever wrote it last. */
  change: (change: (all: readonly item[]) => readonly item[]) => void
}

/**
 * Keeps a list as a text.
 *
 * @param store where the text is kept; nothing else writes there
 * @param readOne reads an entry, which may be anything; it throws or gives undefined for what is damaged
 */
export function storedList<item>(
  store: TextStore,
  readOne: (stored: unknown) => item | undefined,
): StoredList<item> {
  let last: { text: string | null; list: readonly item[] } = { text: null, list: [] }
  const read = () => {
    const text = store.read()
    if (text !== last.text) last = { text, list: readList(text, readOne) }
    return last.list
  }
  return {
    read,
    change: (change) => {
      store.write(writeList(change(read())))
    },
    isStored: store.isStored,
    subscribe: store.subscribe,
  }
}

/**
 * Reads a list from its text. What is damaged is left out: an entry alone, or all of it.
 *
 * @param stored what {@link writeList} wrote; null for nothing
 * @param readOne as for {@link storedList}
 */
export function readList<item>(
  stored: string | null,
  readOne: (stored: unknown) => item | undefined,
): readonly item[] {
  const parsed = attempt((): unknown => JSON.parse(stored ?? 'null'))
  if (!Array.isArray(parsed)) return []
  return parsed.flatMap((one: unknown) => {
    const item = attempt(() => readOne(one))
    return item === undefined ? [] : [item]
  })
}

/** Writes a list as text; a bigint becomes its digits. */
export function writeList(list: readonly unknown[]): string {
  return JSON.stringify(list, (_, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  )
}

/** What reading something gives; undefined where it throws. */
export function attempt<value>(read: () => value): value | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
