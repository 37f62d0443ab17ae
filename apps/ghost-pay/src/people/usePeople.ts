import { useSyncExternalStore } from 'react'
import {
  type People,
  type Person,
  putPerson,
  readPeople,
  writePeople,
} from '@ghost-pay/payments/people'

import { browserStore } from '../kept/browserStore.ts'

/** Where this browser keeps people, by key of `localStorage`. */
export const peopleKey = 'ghost-pay.people.v1'

const store = browserStore(peopleKey)

let cache: { stored: string | null; people: People } | undefined

function read(): People {
  const stored = store.read()
  if (cache === undefined || cache.stored !== stored) cache = { stored, people: readPeople(stored) }
  return cache.people
}

/** Everybody whom this browser knows; every tab follows. */
export const usePeople = (): People => useSyncExternalStore(store.subscribe, read)

/** Changes people as they stand now, whichever tab wrote them last. */
export function changePeople(change: (people: People) => People): void {
  store.write(writePeople(change(read())))
}

/** Keeps what is known of somebody; without a name, forgets them. */
export function keepPerson(person: Person): void {
  changePeople((people) => putPerson(people, person))
}
