import type { Address } from 'viem'

import type { People } from './people/people.ts'

/** Names that a person gave to addresses, kept in this browser. */
export type AddressBook = ReadonlyMap<Address, string>

/** The names of people. */
export const namesOf = (people: People): AddressBook =>
  new Map([...people].map(([address, { name }]) => [address, name]))

/** Writes names alone as they are stored, for tests and stories. */
export function writeAddressBook(addressBook: AddressBook): string {
  return JSON.stringify(Object.fromEntries(addressBook))
}
