import type { Address } from 'viem'
import {
  longestName,
  namesakeOf,
  overlengthOf,
  type People,
  strangeLetters,
} from '@ghost-pay/payments/people'

import { shortAddress } from '../format/shortAddress.ts'
import { speak, type Spoken } from '../text/Spoken.ts'
import { nameCopy } from './nameCopy.ts'

/** Why a name wants a second look before it is kept. */
export type NameDoubt = {
  said: Spoken
  /** Whether it is kept when it is saved once more. */
  canStay: boolean
}

/**
 * What is the matter with a name: it is too long, somebody else has it or one that looks the same, or letters of two alphabets stand in
 * it (behaviour/payments#namesakes).
 *
 * @param address who is to have it; undefined while that is not known
 * @returns undefined for a name that is kept as it is, and for the one that the address has already
 */
export function nameDoubt(
  people: People,
  address: Address | undefined,
  name: string,
): NameDoubt | undefined {
  const over = overlengthOf(name)
  if (over > 0) {
    const values = { most: longestName, count: longestName + over }
    return { said: speak(nameCopy, 'name.long', values), canStay: false }
  }
  if (address === undefined || people.get(address)?.name === name.trim()) return undefined
  const namesake = namesakeOf(people, address, name)
  if (namesake !== undefined) {
    const values = { address: shortAddress(namesake) }
    return { said: speak(nameCopy, 'name.namesake', values), canStay: true }
  }
  const letters = strangeLetters(name)
  if (letters.length === 0) return undefined
  const values = { letters: letters.join(' '), count: letters.length }
  return { said: speak(nameCopy, 'name.strange', values), canStay: true }
}
