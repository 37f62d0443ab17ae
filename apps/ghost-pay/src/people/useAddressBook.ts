import { useCallback, useContext, useMemo } from 'react'
import type { Address } from 'viem'
import { renamePerson } from '@ghost-pay/payments/people'

import { shortAddress } from '../format/shortAddress.ts'
import { type AddressBook, namesOf } from './addressBook.ts'
import { NamesOn } from './NamesOn.ts'
import { changePeople, usePeople } from './usePeople.ts'

/**
 * The names this browser knows, and a way to change one; every tab follows. On the pages of an account these are the names that
 * are good on its chain (behaviour/payments#names-by-chain).
 */
export function useAddressBook(): {
  addressBook: AddressBook
  nameOf: (address: Address) => string | undefined
  /** A name, or the address in short. */
  label: (address: Address) => string
  setName: (address: Address, name: string) => void
} {
  const people = usePeople()
  const chainId = useContext(NamesOn)
  const addressBook = useMemo(() => namesOf(people, chainId), [people, chainId])
  const nameOf = useCallback((address: Address) => addressBook.get(address), [addressBook])
  const label = useCallback(
    (address: Address) => addressBook.get(address) ?? shortAddress(address),
    [addressBook],
  )
  const setName = useCallback(
    (address: Address, name: string) => {
      changePeople((people) => renamePerson(people, address, name, chainId))
    },
    [chainId],
  )
  return { addressBook, nameOf, label, setName }
}
