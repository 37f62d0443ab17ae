import { createContext, useContext } from 'react'
import { type Address, isAddressEqual } from 'viem'

import type { RegistryName } from './registryName.ts'

/** By which names the payees of what is shown were chosen. */
export const RegistryNames = createContext<readonly RegistryName[]>([])

/** The name by which an address was chosen; undefined for one that was chosen without. */
export function useRegistryName(): (address: Address) => string | undefined {
  const names = useContext(RegistryNames)
  return (address) => names.find((one) => isAddressEqual(one.address, address))?.name
}
