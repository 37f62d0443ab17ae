import { type Address, getAddress, isAddress } from 'viem'

/** Names that a person gave to addresses, kept in this browser. */
export type People = ReadonlyMap<Address, string>

/** How long a name may be, in characters. */
export const longestName = 40

/** Reads what was stored. What is not an address with a name is left out. */
export function readPeople(stored: string | null): People {
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
export function writePeople(people: People): string {
  return JSON.stringify(Object.fromEntries(people))
}

/** Gives a name, or takes it away with an empty one. */
export function rename(people: People, address: Address, name: string): People {
  const next = new Map(people)
  const trimmed = name.trim().slice(0, longestName)
  if (trimmed === '') next.delete(getAddress(address))
  else next.set(getAddress(address), trimmed)
  return next
}
