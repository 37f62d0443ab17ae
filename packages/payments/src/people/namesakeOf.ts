import type { Address } from 'viem'
import { latinLetters, plainText } from '@ghost-pay/safe-protocol'

import type { Person } from './people.ts'

/** Names by address, as people or an address book have them. It is not changed in place. */
export type Named = ReadonlyMap<Address, string | Pick<Person, 'name'>>

/** Addresses of {@link Named} by what their names look like. */
const indexes = new WeakMap<Named, ReadonlyMap<string, readonly Address[]>>()

/**
 * Somebody else whose name is the same or looks the same, whatever capitals, spaces, alphabets and unseen characters it is written with:
 * money for one must not go to the other.
 *
 * @param people everybody who is known
 * @param address who has the name, or is to have it
 */
export function namesakeOf(people: Named, address: Address, name: string): Address | undefined {
  const index = indexes.get(people) ?? indexed(people)
  const own = address.toLowerCase()
  return looksOf(name)
    .flatMap((look) => index.get(look) ?? [])
    .find((other) => other.toLowerCase() !== own)
}

function indexed(people: Named): ReadonlyMap<string, readonly Address[]> {
  const index = new Map<string, Address[]>()
  for (const [address, one] of people) {
    for (const look of looksOf(typeof one === 'string' ? one : one.name)) {
      index.set(look, [...(index.get(look) ?? []), address])
    }
  }
  indexes.set(people, index)
  return index
}

/** Whether two names are the same or look the same, as {@link namesakeOf} compares them. */
export const isSameName = (one: string, other: string): boolean => {
  const looks = looksOf(other)
  return looksOf(one).some((look) => looks.includes(look))
}

/** What a name looks like: in capitals of one alphabet, and with the signs as one that are drawn alike in many fonts. */
function looksOf(name: string): readonly string[] {
  const plain = plainText(name.normalize('NFKC'))
  return plain === ''
    ? []
    : [latinLetters(plain), `=${plain.replace(/[Il1|]/g, 'l').replace(/[O0]/g, 'O')}`]
}
