import { useEffect } from 'react'
import type { Address } from 'viem'

import { useAddressBook } from '../../data/useAddressBook.ts'
import { sayAccountInTitle } from '../../useTitle.ts'

/** Says in the browser's tab which account a page belongs to: its name in this browser, else its short address. */
export function useAccountTitle(address: Address): void {
  const name = useAddressBook().label(address)
  useEffect(() => {
    sayAccountInTitle(name)
    return () => sayAccountInTitle(undefined)
  }, [name])
}
