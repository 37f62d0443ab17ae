import { useSyncExternalStore } from 'react'
import type { KeyedList, StoredList } from '@ghost-pay/safe-account/store'

/** All that a list of this browser keeps; every tab follows. */
export const useKept = <item>({ subscribe, read }: StoredList<item>): readonly item[] =>
  useSyncExternalStore(subscribe, read)

/** What a list of this browser keeps of a thing, where there is one; every tab follows. */
export const useKeptOf = <thing, entry extends thing>(
  { subscribe, find }: KeyedList<thing, entry>,
  thing: thing | undefined,
): entry | undefined =>
  useSyncExternalStore(subscribe, () => (thing === undefined ? undefined : find(thing)))

/** Whether a list outlives the page: the browser's storage may be full, or be set to keep nothing. */
export const useIsStored = ({
  subscribe,
  isStored,
}: Pick<StoredList<unknown>, 'subscribe' | 'isStored'>): boolean =>
  useSyncExternalStore(subscribe, isStored)
