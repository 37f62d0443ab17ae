import { type StoredList, storedList } from '../store/storedList.ts'
import type { TextStore } from '../store/TextStore.ts'

/** A list that is kept in memory, as text; what is read is what the test has written. */
export const memoryList = <item>(): StoredList<item> =>
  storedList(memoryStore(), (stored) => stored as item)

/** A text that is kept in memory. */
export function memoryStore(): TextStore {
  let text: string | null = null
  return {
    read: () => text,
    write: (next) => {
      text = next
    },
    isStored: () => true,
    subscribe: () => () => undefined,
  }
}
