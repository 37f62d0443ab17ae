import type { Address } from 'viem'

import { lookAlikesIn } from './lookAlikesIn.ts'
import { namesakeOf } from './namesakeOf.ts'
import { overlengthOf, type People, type Person, putPerson } from './people.ts'
import { strangeLetters } from './strangeLetters.ts'

/** What taking somebody from a file would change. */
export type ImportChange =
  | (ImportDoubts & { kind: 'new'; person: Person })
  /** Somebody who is known already, with another name, other groups or other chains. */
  | (ImportDoubts & { kind: 'changed'; person: Person; before: Person })

/** What the reader has to see before somebody is taken over. */
type ImportDoubts = {
  lookAlikes: readonly Address[]
  /** Somebody with another address whose name is the same or looks the same, here or in the file. */
  namesake?: Address | undefined
  /** Letters of a new name from another alphabet than those around them. */
  strange?: readonly string[] | undefined
  /** The name as the file has it, where it is too long to be kept. */
  whole?: string | undefined
}

/** What a file would change. */
export type ImportPlan = {
  changes: readonly ImportChange[]
  /** How many are known already just as the file has them. */
  same: number
}

/** Compares people from a file with those who are known. Groups are added and never taken away. */
export function planImport(people: People, contacts: readonly Person[]): ImportPlan {
  const alike = lookAlikesIn([...people.keys(), ...contacts.map(({ address }) => address)])
  const all = contacts.reduce(putPerson, people)
  const changes = contacts.flatMap((contact): ImportChange[] => {
    const before = people.get(contact.address)
    const lookAlikes = alike.get(contact.address.toLowerCase()) ?? []
    const groups = [...new Set([...(before?.groups ?? []), ...contact.groups])]
    const person = putPerson(new Map(), { ...contact, groups }).get(contact.address)
    if (person === undefined) return []
    const isNamed = before?.name !== person.name
    const namesake = isNamed ? namesakeOf(all, person.address, person.name) : undefined
    const strange = isNamed ? strangeLetters(person.name) : []
    const doubts = {
      lookAlikes,
      ...(namesake !== undefined && { namesake }),
      ...(strange.length > 0 && { strange }),
      ...(overlengthOf(contact.name) > 0 && { whole: contact.name }),
    }
    if (before === undefined) return [{ ...doubts, kind: 'new', person }]
    return isSame(before, person) ? [] : [{ ...doubts, kind: 'changed', person, before }]
  })
  return { changes, same: contacts.length - changes.length }
}

/** The addresses that the reader need not check: they are new, look like no known address, and have a name of their own in one alphabet. */
export const harmlessIn = (changes: readonly ImportChange[]): ReadonlySet<string> =>
  new Set(
    changes
      .filter(
        ({ kind, lookAlikes, namesake, strange, whole }) =>
          kind === 'new' &&
          lookAlikes.length === 0 &&
          namesake === undefined &&
          strange === undefined &&
          whole === undefined,
      )
      .map(({ person }) => person.address),
  )

/** Takes over what was chosen, and leaves everybody else as they are. */
export const applyImport = (people: People, chosen: readonly ImportChange[]): People =>
  chosen.reduce((all, { person }) => putPerson(all, person), people)

const isSame = (one: Person, other: Person): boolean =>
  one.name === other.name &&
  String([...one.groups].sort()) === String([...other.groups].sort()) &&
  String([...one.chainIds].sort()) === String([...other.chainIds].sort())
