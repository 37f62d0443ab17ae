import { useCallback, useMemo } from 'react'
import type { Address } from 'viem'

import { type AddressBook, namesOf } from './addressBook.ts'
import { renamePerson } from './people/people.ts'
import { changePeople, usePeople } from './people/usePeople.ts'

/** Gives an address a name, or forgets it with an empty one. */
const setName = (address: Address, name: string): void => {
  changePeople((people) => renamePerson(people, address, name))
}

/** The names this browser knows, and a way to change one; every tab follows. */
export function useAddressBook(): {
  addressBook: AddressBook
  nameOf: (address: Address) => string | undefined
  setName: (address: Address, name: string) => void
} {
  const people = usePeople()
  const addressBook = useMemo(() => namesOf(people), [people])
  const nameOf = useCallback((address: Address) => addressBook.get(address), [addressBook])
  return { addressBook, nameOf, setName }
}
