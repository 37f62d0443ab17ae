import type { Address } from 'viem'
import { getAddress, isAddress } from 'viem/utils'
import { plainText } from '@ghost-pay/safe-protocol'

/** A person in an address book. */
export type Person = {
  address: Address
  name: string
  /** Groups they belong to, each once. */
  groups: readonly string[]
  /** Chains that the address is for; empty for every chain. */
  chainIds: readonly number[]
}

/** Everybody in an address book, by address. */
export type People = ReadonlyMap<Address, Person>

/** How long a name may be, in characters. */
export const longestName = 40

/**
 * Reads what was stored: for each address its name alone, or what else is known. What is no address with a name is left out.
 */
export function readPeople(stored: string | null): People {
  const parsed = parse(stored)
  if (typeof parsed !== 'object' || parsed === null) return new Map()
  return new Map(
    Object.entries(parsed).flatMap(([address, kept]) => {
      if (!isAddress(address, { strict: false })) return []
      const person = readPerson(getAddress(address), kept)
      return person === undefined ? [] : [[person.address, person] as const]
    }),
  )
}

/** Writes people for the store: somebody of whom only the name is known as it has always been written. */
export function writePeople(people: People): string {
  return JSON.stringify(
    Object.fromEntries(
      [...people.values()].map(({ address, name, groups, chainIds }) => [
        address,
        groups.length === 0 && chainIds.length === 0 ? name : { name, groups, chainIds },
      ]),
    ),
  )
}

/** Keeps what is known of somebody; without a name, forgets them. */
export function putPerson(people: People, person: Person): People {
  const next = new Map(people)
  const address = getAddress(person.address)
  const name = shortened(seenIn(person.name))
  if (name === '') next.delete(address)
  else
    next.set(address, {
      address,
      name,
      groups: [...new Set(person.groups.map(shortened))].filter((group) => group !== ''),
      chainIds: [...new Set(person.chainIds)],
    })
  return next
}

/**
 * Gives a name and leaves the rest as it is; an empty one forgets the person.
 *
 * @param chainId where the name is given: an address that is known on other chains alone is known there as well, from then on
 */
export function renamePerson(
  people: People,
  address: Address,
  name: string,
  chainId?: number,
): People {
  const known = people.get(getAddress(address))
  const before = known?.chainIds ?? []
  const isMissing = chainId !== undefined && before.length > 0 && !before.includes(chainId)
  const chainIds = isMissing ? [...before, chainId] : before
  return putPerson(people, { groups: [], ...known, chainIds, address, name })
}

/** The groups of people, by name: the groups in order, and in each its people by name. */
export function groupsOf(people: People): ReadonlyMap<string, readonly Person[]> {
  const groups = new Map<string, Person[]>()
  for (const person of byName(people)) {
    for (const group of person.groups) {
      groups.set(group, [...(groups.get(group) ?? []), person])
    }
  }
  return new Map([...groups].sort(([a], [b]) => a.localeCompare(b)))
}

/** Everybody, in the order of their names. */
export const byName = (people: People): Person[] =>
  [...people.values()].sort((a, b) => a.name.localeCompare(b.name))

/** What is not seen. What joins or colours letters and signs is left out of it: Persian names and some emoji have it. */
const unseen =
  /(?![\p{Join_Control}\p{Variation_Selector}\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu

/**
 * A name without what is not seen in it and turns the direction of what stands around it, such as the address behind it; empty where
 * nothing of it is seen.
 */
function seenIn(name: string): string {
  const seen = name.replace(/[\s\u2800]+/g, ' ').replace(unseen, '')
  return plainText(seen) === '' ? '' : seen
}

/** How many characters a name has too many; 0 for one that is kept as it is. */
export const overlengthOf = (name: string): number =>
  Math.max(0, [...seenIn(name).trim()].length - longestName)

const shortened = (name: string): string => [...name.trim()].slice(0, longestName).join('').trim()

function readPerson(address: Address, kept: unknown): Person | undefined {
  if (typeof kept === 'string') return named({ address, name: kept, groups: [], chainIds: [] })
  if (typeof kept !== 'object' || kept === null) return undefined
  const { name, groups, chainIds } = kept as Partial<Record<keyof Person, unknown>>
  if (typeof name !== 'string') return undefined
  return named({
    address,
    name,
    groups: listOf(groups, (one) => typeof one === 'string'),
    chainIds: readChainIds(chainIds),
  })
}

/** No chain has the id 0: an id that cannot be read is kept as one on which the address is good nowhere. */
const noChain = 0

/** Chains as they were stored. An id that cannot be read narrows to the others: it never makes an address good everywhere. */
function readChainIds(stored: unknown): number[] {
  if (stored === undefined) return []
  const read = listOf<number>(stored, (one) => Number.isSafeInteger(one))
  const isWhole = Array.isArray(stored) && read.length === stored.length
  return read.length === 0 && !isWhole ? [noChain] : read
}

const named = (person: Person): Person | undefined =>
  putPerson(new Map(), person).get(person.address)

function listOf<item>(stored: unknown, is: (one: unknown) => boolean): item[] {
  // What is none of the kind was filtered out.
  return Array.isArray(stored) ? (stored.filter(is) as item[]) : []
}

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null')
  } catch {
    return null
  }
}
