import type { Address } from 'viem'

import { lookAlikesIn } from '../lookAlikesIn.ts'
import { type People, type Person, putPerson } from './people.ts'

/** What taking somebody from a file would change. */
export type ImportChange =
  | { kind: 'new'; person: Person; lookAlikes: readonly Address[] }
  /** Somebody who is known already, with another name, other groups or other chains. */
  | { kind: 'changed'; person: Person; before: Person; lookAlikes: readonly Address[] }

/** What a file would change. */
export type ImportPlan = {
  changes: readonly ImportChange[]
  /** How many are known already just as the file has them. */
  same: number
}

/** Compares people from a file with those who are known. Groups are added and never taken away. */
export function planImport(people: People, contacts: readonly Person[]): ImportPlan {
  const alike = lookAlikesIn([...people.keys(), ...contacts.map(({ address }) => address)])
  const changes = contacts.flatMap((contact): ImportChange[] => {
    const before = people.get(contact.address)
    const lookAlikes = alike.get(contact.address.toLowerCase()) ?? []
    const groups = [...new Set([...(before?.groups ?? []), ...contact.groups])]
    const person = putPerson(new Map(), { ...contact, groups }).get(contact.address)
    if (person === undefined) return []
    if (before === undefined) return [{ kind: 'new', person, lookAlikes }]
    return isSame(before, person) ? [] : [{ kind: 'changed', person, before, lookAlikes }]
  })
  return { changes, same: contacts.length - changes.length }
}

/** The addresses that the reader need not check: they are new, and they do not look like a known address. */
export const harmlessIn = (changes: readonly ImportChange[]): ReadonlySet<string> =>
  new Set(
    changes
      .filter(({ kind, lookAlikes }) => kind === 'new' && lookAlikes.length === 0)
      .map(({ person }) => person.address),
  )

/** Takes over what was chosen, and leaves everybody else as they are. */
export const applyImport = (people: People, chosen: readonly ImportChange[]): People =>
  chosen.reduce((all, { person }) => putPerson(all, person), people)

const isSame = (one: Person, other: Person): boolean =>
  one.name === other.name &&
  String([...one.groups].sort()) === String([...other.groups].sort()) &&
  String([...one.chainIds].sort()) === String([...other.chainIds].sort())
