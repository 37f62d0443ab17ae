import { useCallback, useSyncExternalStore } from 'react'
import type { Address } from 'viem'

import { type AddressBook, readAddressBook, rename, writeAddressBook } from './addressBook.ts'
import { readItem, writeItem } from './storage.ts'

const key = 'ghost-pay.people.v1'
const changed = 'ghost-pay:address-book'

let cache: { stored: string | null; addressBook: AddressBook } | undefined

function read(): AddressBook {
  const stored = readItem(key)
  if (cache === undefined || cache.stored !== stored) {
    cache = { stored, addressBook: readAddressBook(stored) }
  }
  return cache.addressBook
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
export function useAddressBook(): {
  addressBook: AddressBook
  nameOf: (address: Address) => string | undefined
  setName: (address: Address, name: string) => void
} {
  const addressBook = useSyncExternalStore(subscribe, read)
  const nameOf = useCallback((address: Address) => addressBook.get(address), [addressBook])
  const setName = useCallback((address: Address, name: string) => {
    writeItem(key, writeAddressBook(rename(read(), address, name)))
    window.dispatchEvent(new Event(changed))
  }, [])
  return { addressBook, nameOf, setName }
}
