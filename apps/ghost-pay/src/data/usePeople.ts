import { useCallback, useSyncExternalStore } from 'react'
import type { Address } from 'viem'

import { type People, readPeople, rename, writePeople } from './people.ts'
import { readItem, writeItem } from './storage.ts'

const key = 'ghost-pay.people.v1'
const changed = 'ghost-pay:people'

let cache: { stored: string | null; people: People } | undefined

function read(): People {
  const stored = readItem(key)
  if (cache?.stored !== stored) cache = { stored, people: readPeople(stored) }
  return cache?.people ?? new Map()
}

function subscribe(notify: () => void): () => void {
  window.addEventListener('storage', notify)
  window.addEventListener(changed, notify)
  return () => {
    window.removeEventListener('storage', notify)
    window.removeEventListener(changed, notify)
  }
}

/** The names this browser knows, and a way to change one; every tab follows. */
export function usePeople(): {
  people: People
  nameOf: (address: Address) => string | undefined
  setName: (address: Address, name: string) => void
} {
  const people = useSyncExternalStore(subscribe, read)
  const nameOf = useCallback((address: Address) => people.get(address), [people])
  const setName = useCallback((address: Address, name: string) => {
    writeItem(key, writePeople(rename(read(), address, name)))
    window.dispatchEvent(new Event(changed))
  }, [])
  return { people, nameOf, setName }
}
