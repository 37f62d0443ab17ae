import { type Address, getAddress, isAddress } from 'viem'

/** Names that a person gave to addresses, kept in this browser. */
export type AddressBook = ReadonlyMap<Address, string>

/** How long a name may be, in characters. */
export const longestName = 40

/** Reads what was stored. What is not an address with a name is left out. */
export function readAddressBook(stored: string | null): AddressBook {
  if (stored === null) return new Map()
  let parsed: unknown
  try {
    parsed = JSON.parse(stored)
  } catch {
    return new Map()
  }
  if (typeof parsed !== 'object' || parsed === null) return new Map()
  return new Map(
    Object.entries(parsed).flatMap(([address, name]) =>
      isAddress(address, { strict: false }) && typeof name === 'string' && name.trim() !== ''
        ? [[getAddress(address), name.trim().slice(0, longestName)] as const]
        : [],
    ),
  )
}

/** Writes names for the store. */
export function writeAddressBook(addressBook: AddressBook): string {
  return JSON.stringify(Object.fromEntries(addressBook))
}

/** Gives a name, or takes it away with an empty one. */
export function rename(addressBook: AddressBook, address: Address, name: string): AddressBook {
  const next = new Map(addressBook)
  const trimmed = name.trim().slice(0, longestName)
  if (trimmed === '') next.delete(getAddress(address))
  else next.set(getAddress(address), trimmed)
  return next
}
