import type { AddressBook } from '../people/addressBook.ts'

/** Writes names alone as they are stored. */
export function writeAddressBook(addressBook: AddressBook): string {
  return JSON.stringify(Object.fromEntries(addressBook))
}
