import type { Address } from 'viem'

import type { AddressBook } from './addressBook.ts'

/**
 * The address that a person’s own name for it stands for. A name that two addresses have names neither.
 *
 * @param text what was typed; the case of letters does not count
 */
export function namedAddress(
  people: AddressBook,
  text: string,
): { status: 'address'; address: Address; chain: undefined } | undefined {
  const wanted = text.trim().toLowerCase()
  const [only, another] = [...people].filter(([, name]) => name.toLowerCase() === wanted)
  if (only === undefined || another !== undefined) return undefined
  return { status: 'address', address: only[0], chain: undefined }
}
