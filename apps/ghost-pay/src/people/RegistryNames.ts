import { createContext, useContext } from 'react'
import { type Address, isAddressEqual } from 'viem'
import type { RegistryName } from '@ghost-pay/safe-account/recipients'
import { plainText } from '@ghost-pay/safe-protocol'

import { shortAddress } from '../format/shortAddress.ts'
import { useAddressBook } from './useAddressBook.ts'

/** By which names the payees of what is shown were chosen. */
export const RegistryNames = createContext<readonly RegistryName[]>([])

/** The name by which an address was chosen; undefined for one that was chosen without. */
export function useRegistryName(): (address: Address) => string | undefined {
  const names = useContext(RegistryNames)
  return (address) => names.find((one) => isAddressEqual(one.address, address))?.name
}

/**
 * The name that this browser has for an address, else the one by which it was chosen, with the address in short behind it; else that alone.
 *
 * @param chosen by which names it was chosen, where that is not said around what is shown
 */
export function useChosenLabel(chosen?: readonly RegistryName[]): (address: Address) => string {
  const { nameOf, label } = useAddressBook()
  const around = useContext(RegistryNames)
  return (address) => nameOf(address) ?? foundAs(chosen ?? around, address) ?? label(address)
}

/** The name by which an address was chosen, with the address in short behind it; undefined for one that was chosen without. */
export function foundAs(names: readonly RegistryName[], address: Address): string | undefined {
  const found = names.find((one) => isAddressEqual(one.address, address))
  return found && `${plainText(found.name)} (${shortAddress(address)})`
}
